// The few lines that run before anything is painted: what the page can do, what the reader chose last time, and a way to try again.
// One string, so that the page's policy can name its hash. An address with a case in it hides the usual case until it is read.
export const BOOT =
  "var d=document.documentElement.dataset;d.script='';if(location.hash)d.hash='';if(location.search)d.reading='';addEventListener('click',function(e){if(e.target.closest('[data-again]'))location.reload()});try{var s=function(k){return localStorage.getItem('tabularium:'+k)},t=s('theme');if(s('tables'))d.reading='';if(s('pins'))d.kept='';" +
  "if(t==='light'||t==='dark')d.theme=t;['players','without'].forEach(function(k){var v=s(k);if(v)d[k]=JSON.parse(v)[d.game]||''})}catch(e){}";

// What is pressed while a calculator's page still comes in is pressed again once its island listens, which stops what it hears itself.
export const EARLY =
  "var q=[];addEventListener('click',function(e){var b=q&&e.target.closest('astro-island[ssr] button');if(b)q.push(b)});addEventListener('DOMContentLoaded',function(){setTimeout(function(){q.forEach(function(b){b.dispatchEvent(new Event('pointerdown',{bubbles:true}));b.click()});q=0})})";
