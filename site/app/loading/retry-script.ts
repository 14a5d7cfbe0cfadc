/** Asks every second whether the page is there, shows the longer text after five, and reloads when it is. */
export const retryScript = `
setTimeout(function(){document.querySelector("[data-slow]").hidden=false},5000);
setInterval(function(){fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(r){if(r.status!==503)location.reload()},function(){})},1000);
`.trim();
