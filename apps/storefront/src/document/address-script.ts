import { locales } from "@plaza/i18n";
import type { UrlStyle } from "@plaza/routing";
import { base } from "../urls.ts";

/** Keeps `history.state` (and with it the scroll position) over the one document load that a deep fragment costs. */
const storageKey = "plaza:history-state";

/**
 * The address work of a document, done inline before anything else in its head:
 * a deep fragment asks the server for the page it names, and a page loaded by its path writes the public form (without
 * the language, which the cookie now keeps) into the address bar. A link that is followed before the router is there to
 * follow it asks the server, too.
 */
export function addressScript(style: UrlStyle): string {
  const language = `/^\\/(?:${locales.join("|")})(?=\\/|$)/`;
  return `(function(){
var l=location,h=history,s=sessionStorage,k=${JSON.stringify(storageKey)},b=${JSON.stringify(base)};
var p=l.pathname.slice(b.length)||"/";
if(p==="/"&&l.hash.indexOf("#/")===0&&l.hash.length>2){
document.documentElement.hidden=true;
try{s.setItem(k,JSON.stringify(h.state))}catch(e){}
l.replace(b+l.hash.slice(1));return}
var t=h.state,v;
try{v=s.getItem(k);s.removeItem(k);if(v)t=JSON.parse(v)}catch(e){}
p=p.replace(${language},"")||"/";
var c=l.pathname+l.search+(l.hash==="#/"?"":l.hash);
var u=${style === "hash" ? `p==="/"&&!l.search?b+"/":b+"/#"+p+l.search` : `b+p+l.search+(l.hash.indexOf("#/")===0?"":l.hash)`};
if(v||u!==c)h.replaceState(t,"",u);
addEventListener("hashchange",function(){if(!document.documentElement.dataset.router&&l.hash.indexOf("#/")===0)l.replace(b+l.hash.slice(1))})
})()`.replaceAll("\n", "");
}

/** Stops the script's own handling of links, because the router follows them from now on. */
export function leaveLinksToRouter(): void {
  document.documentElement.dataset["router"] = "true";
}

/** True in the moment between the decision to ask the server for a deep fragment's page and its arrival. */
export function isLeaving(root: Pick<HTMLElement, "hidden">): boolean {
  return root.hidden !== false;
}
