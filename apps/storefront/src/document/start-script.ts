import type { RouteScripts } from "@plaza/routing";

/** The longest wait for the image, in milliseconds after the page was asked for. */
const patience = 1000;

/**
 * Fetches the scripts of a page after its largest image is on the screen, because both share the connection and a
 * shopper sees the image first; at once when a key or a button is pressed.
 */
export function startScript(routes: readonly (RouteScripts | undefined)[]): string {
  const first = new Set(routes.flatMap((route) => route?.first ?? []));
  const files = [
    ...first,
    ...new Set(routes.flatMap((route) => route?.parts ?? []).filter((file) => !first.has(file))),
  ];
  // In development Vite loads its own scripts.
  if (first.size === 0) return "";
  return `(function(f,m){
var d=document,e=["pointerdown","keydown"],b;
function get(u,i){var l=d.createElement("link");l.rel="modulepreload";l.href=u;if(i>=m)l.fetchPriority="low";d.head.append(l)}
function start(){if(b)return;b=1;e.forEach(function(n){removeEventListener(n,start,true)});f.forEach(get);import(f[0])}
function shown(){requestAnimationFrame(function(){setTimeout(start)})}
e.forEach(function(n){addEventListener(n,start,true)});
setTimeout(start,${patience}-performance.now());
var p=d.querySelector("img[fetchpriority=high]");
if(p)p.decode().then(shown,shown);else shown()
})(${JSON.stringify(files)},${first.size})`.replaceAll("\n", "");
}
