"""The house's own small set of widgets, drawn with the table's text, scale and focus."""

from game.ui.widgets.base import Pressable, Widget, draw_focus_ring
from game.ui.widgets.buttons import Button, IconButton, Segmented, Slider, Tabs, Toggle
from game.ui.widgets.fan import TALL, FanTray
from game.ui.widgets.lists import ListView, ProgressBar, Scroll, TextField, plain
from game.ui.widgets.popovers import Chooser, Dialog, LookPopover, Offer, RefusalPopover, Toast, Tooltip, beside
from game.ui.widgets.prompts import DialPrompt, Stepper
from game.ui.widgets.steppers import Tick, ValueStepper
from game.ui.widgets.tray import Picked, Picking, PickTray, TrayLook

__all__ = [
    "TALL",
    "Button",
    "Chooser",
    "DialPrompt",
    "Dialog",
    "FanTray",
    "IconButton",
    "ListView",
    "LookPopover",
    "Offer",
    "PickTray",
    "Picked",
    "Picking",
    "Pressable",
    "ProgressBar",
    "RefusalPopover",
    "Scroll",
    "Segmented",
    "Slider",
    "Stepper",
    "Tabs",
    "TextField",
    "Tick",
    "Toast",
    "Toggle",
    "Tooltip",
    "TrayLook",
    "ValueStepper",
    "Widget",
    "beside",
    "draw_focus_ring",
    "plain",
]
