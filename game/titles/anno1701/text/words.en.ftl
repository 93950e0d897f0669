# Anno 1701: names

## the game

anno1701-name-anno1701 = Anno 1701

## goods and gold

anno1701-name-wood = wood
anno1701-name-food = food
anno1701-name-cloth = cloth
anno1701-name-brick = brick
anno1701-name-tools = tools
anno1701-name-rum = rum
anno1701-name-tobacco = tobacco
anno1701-name-gold = gold
anno1701-name-any-good = a good of choice
anno1701-name-rum-and-tobacco = rum and tobacco

## what is missing

anno1701-name-need-wood-1 = 1 wood
anno1701-name-need-wood-2 = 2 wood
anno1701-name-need-wood-3 = 3 wood
anno1701-name-need-wood-4 = 4 or more wood
anno1701-name-need-food-1 = 1 food
anno1701-name-need-food-2 = 2 food
anno1701-name-need-food-3 = 3 food
anno1701-name-need-food-4 = 4 or more food
anno1701-name-need-cloth-1 = 1 cloth
anno1701-name-need-cloth-2 = 2 cloth
anno1701-name-need-cloth-3 = 3 cloth
anno1701-name-need-cloth-4 = 4 or more cloth
anno1701-name-need-brick-1 = 1 brick
anno1701-name-need-brick-2 = 2 brick
anno1701-name-need-brick-3 = 3 brick
anno1701-name-need-brick-4 = 4 or more brick
anno1701-name-need-tools-1 = 1 tool
anno1701-name-need-tools-2 = 2 tools
anno1701-name-need-tools-3 = 3 tools
anno1701-name-need-tools-4 = 4 or more tools
anno1701-name-need-rum-1 = 1 rum
anno1701-name-need-rum-2 = 2 rum
anno1701-name-need-rum-3 = 3 rum
anno1701-name-need-rum-4 = 4 or more rum
anno1701-name-need-tobacco-1 = 1 tobacco
anno1701-name-need-tobacco-2 = 2 tobacco
anno1701-name-need-tobacco-3 = 3 tobacco
anno1701-name-need-tobacco-4 = 4 or more tobacco
anno1701-name-need-gold-1 = 1 gold
anno1701-name-need-gold-2 = 2 gold
anno1701-name-need-gold-3 = 3 gold
anno1701-name-need-gold-4 = 4 or more gold

## sides and colours

anno1701-name-lion = Lion
anno1701-name-dragon = Dragon
anno1701-name-blue = Blue
anno1701-name-red = Red

## cards of the settlement

anno1701-name-forest = forest
anno1701-name-fields = fields
anno1701-name-pasture = sheep pasture
anno1701-name-clay-pit-1 = left clay pit
anno1701-name-clay-pit-2 = right clay pit
anno1701-name-ore-mine-1 = left ore mine
anno1701-name-ore-mine-2 = right ore mine
anno1701-name-rum-warehouse = rum warehouse
anno1701-name-tobacco-warehouse = tobacco warehouse
anno1701-name-ship = ship
anno1701-name-overview = overview card
anno1701-name-centre-left = left village centre
anno1701-name-centre-right = right village centre

## inhabitants

anno1701-name-pioneer = pioneer
anno1701-name-settler = settler
anno1701-name-citizen = citizen
anno1701-name-merchant = merchant
anno1701-name-c1-row = inhabitant 1
anno1701-name-c3-row = inhabitant 2
anno1701-name-c5-row = inhabitant 3
anno1701-name-c7-row = inhabitant 4

## building sites

anno1701-name-c1-up2 = far above inhabitant 1
anno1701-name-c1-up = above inhabitant 1
anno1701-name-c1-down = below inhabitant 1
anno1701-name-c1-down2 = far below inhabitant 1
anno1701-name-c3-up2 = far above inhabitant 2
anno1701-name-c3-up = above inhabitant 2
anno1701-name-c3-down = below inhabitant 2
anno1701-name-c3-down2 = far below inhabitant 2
anno1701-name-c5-up2 = far above inhabitant 3
anno1701-name-c5-up = above inhabitant 3
anno1701-name-c5-down = below inhabitant 3
anno1701-name-c5-down2 = far below inhabitant 3
anno1701-name-c7-up2 = far above inhabitant 4
anno1701-name-c7-up = above inhabitant 4
anno1701-name-c7-down = below inhabitant 4
anno1701-name-c7-down2 = far below inhabitant 4

## kinds of era cards

anno1701-name-lumberjacks-hut = Lumberjack’s Hut
anno1701-name-farm = Farm
anno1701-name-sheep-farm = Sheep Farm
anno1701-name-chapel = Chapel
anno1701-name-weaving-mill = Weaving Mill
anno1701-name-cannon-foundry = Cannon Foundry
anno1701-name-market = Market
anno1701-name-brickworks = Brickworks
anno1701-name-toolmaker = Toolmaker
anno1701-name-school = School
anno1701-name-shipyard = Shipyard
anno1701-name-arsenal = Arsenal
anno1701-name-trading-house = Trading House
anno1701-name-church = Church
anno1701-name-theatre = Theatre
anno1701-name-lodge = Lodge
anno1701-name-guild = Guild
anno1701-name-harbour = Harbour
anno1701-name-fire-station = Fire Station
anno1701-name-pickpocket = Pickpocket
anno1701-name-captain = Captain
anno1701-name-inventor = Inventor
anno1701-name-revolutionary = Revolutionary
anno1701-name-poisoner = Poisoner
anno1701-name-spy = Spy
anno1701-name-bishop = Bishop
anno1701-name-commander = Commander

## era cards

anno1701-name-lumberjacks-hut-a = Lumberjack’s Hut (1)
anno1701-name-lumberjacks-hut-b = Lumberjack’s Hut (6)
anno1701-name-farm-a = Farm (3)
anno1701-name-farm-b = Farm (4)
anno1701-name-sheep-farm-a = Sheep Farm (1)
anno1701-name-sheep-farm-b = Sheep Farm (6)
anno1701-name-chapel-a = Chapel
anno1701-name-chapel-b = Chapel
anno1701-name-weaving-mill-a = Weaving Mill
anno1701-name-weaving-mill-b = Weaving Mill
anno1701-name-cannon-foundry-a = Cannon Foundry
anno1701-name-cannon-foundry-b = Cannon Foundry
anno1701-name-market-a = Market
anno1701-name-market-b = Market
anno1701-name-brickworks-a = Brickworks (2)
anno1701-name-brickworks-b = Brickworks (5)
anno1701-name-toolmaker-a = Toolmaker (2)
anno1701-name-toolmaker-b = Toolmaker (5)
anno1701-name-school-a = School
anno1701-name-school-b = School
anno1701-name-shipyard-a = Shipyard
anno1701-name-shipyard-b = Shipyard
anno1701-name-arsenal-a = Arsenal
anno1701-name-arsenal-b = Arsenal
anno1701-name-trading-house-a = Trading House
anno1701-name-trading-house-b = Trading House
anno1701-name-church-a = Church
anno1701-name-church-b = Church
anno1701-name-theatre-a = Theatre
anno1701-name-theatre-b = Theatre
anno1701-name-lodge-a = Lodge (2)
anno1701-name-lodge-b = Lodge (5)
anno1701-name-guild-a = Guild (3)
anno1701-name-guild-b = Guild (4)
anno1701-name-harbour-a = Harbour (1)
anno1701-name-harbour-b = Harbour (6)
anno1701-name-fire-station-a = Fire Station
anno1701-name-fire-station-b = Fire Station
anno1701-name-pickpocket-a = Pickpocket
anno1701-name-pickpocket-b = Pickpocket
anno1701-name-captain-a = Captain
anno1701-name-captain-b = Captain
anno1701-name-inventor-a = Inventor
anno1701-name-inventor-b = Inventor
anno1701-name-revolutionary-a = Revolutionary
anno1701-name-revolutionary-b = Revolutionary
anno1701-name-poisoner-a = Poisoner
anno1701-name-poisoner-b = Poisoner
anno1701-name-spy-a = Spy
anno1701-name-spy-b = Spy
anno1701-name-bishop-a = Bishop
anno1701-name-bishop-b = Bishop
anno1701-name-commander-a = Commander
anno1701-name-commander-b = Commander

## piles

anno1701-name-era1-a = left pile of era I
anno1701-name-era1-b = right pile of era I
anno1701-name-era2-a = left pile of era II
anno1701-name-era2-b = right pile of era II
anno1701-name-era3-a = left pile of era III
anno1701-name-era3-b = right pile of era III

## voyage cards

anno1701-name-pirates-3 = Pirates (strength 3)
anno1701-name-pirates-4 = Pirates (strength 4)
anno1701-name-pirates-5 = Pirates (strength 5)
anno1701-name-pirates-6 = Pirates (strength 6)
anno1701-name-besieged-trader = Free Trader under Siege
anno1701-name-free-trader-luxury = Free Trader (rum, tobacco)
anno1701-name-free-trader-goods = Free Trader (island goods)
anno1701-name-foreign-people-rum = Foreign People (rum)
anno1701-name-foreign-people-tobacco = Foreign People (tobacco)
anno1701-name-foreign-people-bundle = Foreign People (rum and tobacco)
anno1701-name-cliffs = Dangerous Cliffs
anno1701-name-storm = Whirlwind
anno1701-name-flotsam = Castaway Cargo
anno1701-name-rescue = Rescue Mission

## event die

anno1701-name-fire = Fire
anno1701-name-queen = Queen
anno1701-name-tax = Tax
anno1701-name-diplomacy = Diplomacy
anno1701-name-commercial-advantage = Commercial Advantage
anno1701-name-pirates-hunt = Pirates’ Hunt

## tokens

anno1701-name-commercial-token = commercial privilege token
anno1701-name-maritime-token = maritime power token

## endings

anno1701-name-favour = favour points
anno1701-name-merchants = two merchants
anno1701-name-ruin = ruin of the rival
anno1701-name-both-ruined = ruin of both
anno1701-name-draw = draw
anno1701-name-sunk = sunk
anno1701-name-sailed-out = sailed out
anno1701-name-turned-back = turned back

## answers

anno1701-name-accept = Accept
anno1701-name-refuse = Refuse
anno1701-name-confirm-ruin = Yes, spend the last gold (and lose)
anno1701-name-gold-to-good = gold for a good
anno1701-name-good-to-gold = a good for gold

## values of the options

anno1701-name-random = random
anno1701-name-chosen = chosen
anno1701-name-seat-0 = seat 1
anno1701-name-seat-1 = seat 2
anno1701-name-cloth2-food2 = 2 cloth and 2 food
anno1701-name-wood2-cloth2 = 2 wood and 2 cloth
anno1701-name-II-only = era II only
anno1701-name-I-and-II = eras I and II
anno1701-name-bank = from the bank
anno1701-name-opponent = from the rival
anno1701-name-all-gains = all gains
anno1701-name-dice-only = dice only
anno1701-name-table = seats and layout
anno1701-name-comfort = pace of play
anno1701-name-rulings = readings of the rules
anno1701-name-true = on
anno1701-name-false = off

## phases

anno1701-name-setup = set-up
anno1701-name-dice = dice phase
anno1701-name-action = action phase
anno1701-name-final = final phase
anno1701-name-voyage = voyage
anno1701-name-over = over

## open questions

anno1701-name-asked-choose-side = lion or dragon
anno1701-name-asked-assign-layout = the layout of your cards
anno1701-name-asked-production = which landscape gains the good
anno1701-name-asked-guild = the good from the guild
anno1701-name-asked-harbour = the harbour’s exchange
anno1701-name-asked-lodge = the lodge’s swap
anno1701-name-asked-pay = which village pays
anno1701-name-asked-place = which village takes the gold
anno1701-name-asked-queen = the Queen’s gift
anno1701-name-asked-diplomacy = the swap of the diplomacy
anno1701-name-asked-privilege = the good taken by commercial privilege
anno1701-name-asked-hunt = the good of the pirates’ hunt
anno1701-name-asked-respond = your rival’s offer
anno1701-name-asked-theatre = whether the theatre cancels the card
anno1701-name-asked-inventor = the good from the inventor
anno1701-name-asked-poison = the goods lost to the poisoner
anno1701-name-asked-spy = the card for the spy
anno1701-name-asked-search = the card from the searched pile
anno1701-name-asked-pirates = pay the pirates or fight
anno1701-name-asked-luxury = rum or tobacco
anno1701-name-asked-trader = buy or decline at sea
anno1701-name-asked-flotsam = the good from the castaway cargo
anno1701-name-lying-goods = goods that lie on your landscapes
