// The few lines that run before anything is painted: what the page can do, whether a link must be read first, a way to try
// again where nothing else has loaded, and what the reader chose last time.
// One string, so that the page's policy can name its hash.
export const BOOT =
  "var d=document.documentElement.dataset;d.script='';if(location.hash)d.hash='';if(location.search)d.reading='';addEventListener('click',function(e){if(e.target.closest('[data-again]'))location.reload()});try{var s=function(k){return localStorage.getItem('tabularium:'+k)},t=s('theme');" +
  "if(t==='light'||t==='dark')d.theme=t;['players','without'].forEach(function(k){var v=s(k);if(v)d[k]=JSON.parse(v)[d.game]||''})}catch(e){}";
