(function(){function speak(l){document.documentElement.lang=l;document.querySelectorAll("article").forEach(function(a){a.hidden=a.lang!==l})}
document.querySelectorAll("nav button").forEach(function(b){b.onclick=function(){speak(b.dataset.lang)}});
speak((navigator.language||"ja").slice(0,2)==="ja"?"ja":"en")})();
