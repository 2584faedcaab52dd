// The few lines that run before anything is painted: the theme and player count the reader chose last time.
// One string, so that the page's policy can name its hash.
export const THEME_BOOT =
  "try{var d=document.documentElement,t=localStorage.getItem('tabularium:theme'),p=localStorage.getItem('tabularium:players');" +
  "if(t==='light'||t==='dark')d.dataset.theme=t;if(p)d.dataset.players=JSON.parse(p)[d.dataset.game]||''}catch(e){}";
