// The few lines that run before anything is painted: what the page can do, what the reader chose last time, and how to try again.
// One press loads again whatever was lost; if that is not enough, the page is reloaded once the site can be reached. If a page's own
// script is lost, only a reload helps.
// One string, so that the page's policy can name its hash. An address with a case in it hides the usual case until it is read.
// A reader who comes from My turn sees the way back at once.
export const BOOT =
  "var d=document.documentElement.dataset;d.script='';if(location.hash)d.hash='';if(location.search)d.reading='';if(location.hash==='#my-turn')d.kept='';var again=[],lose=function(f,p){var n=p&&(p.querySelector(':scope>.lost')||p.appendChild(document.getElementById('lost').cloneNode(true))),w=function(){again.push(r);p||(d.lost='')},r=function(){return f().then(function(){n&&n.remove();again.length||delete d.lost},function(){w();throw 0})};n&&n.removeAttribute('id');w();return function(){n&&n.remove();again=again.filter(function(g){return g!==r})}};addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')lose(function(){return Promise.reject()})},true);" +
  "addEventListener('click',function(e){var b=e.target.closest('[data-again]');if(!b||b.ariaBusy)return;b.ariaBusy='true';Promise.all('behind'in d||!again.length?[Promise.reject()]:again.splice(0).map(function(f){return f()})).then(function(){delete d.still},function(){return fetch(location.href,{cache:'no-store'}).then(function(){location.reload()},function(){d.still=''})}).then(function(){b.ariaBusy=null})});" +
  "try{var s=function(k){return localStorage.getItem('tabularium:'+k)},t=s('theme');if(s('tables'))d.reading='';if(s('pins'))d.kept='';" +
  "if(t==='light'||t==='dark')d.theme=t;['players','without'].forEach(function(k){var v=s(k);if(v)d[k]=JSON.parse(v)[d.game]||''})}catch(e){}";

// What is pressed while a calculator's page still comes in is pressed again once its island listens, which stops what it hears itself.
export const EARLY =
  "var q=[];addEventListener('click',function(e){var b=q&&e.target.closest('astro-island[ssr] button');if(b)q.push(b)});addEventListener('DOMContentLoaded',function(){setTimeout(function(){q.forEach(function(b){b.dispatchEvent(new Event('pointerdown',{bubbles:true}));b.click()});q=0})})";
