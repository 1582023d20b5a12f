import { locales } from "@plaza/i18n";
import type { UrlStyle } from "@plaza/routing";
import { base } from "../urls.ts";

/** Keeps `history.state` (and with it the scroll position) over the one document load that a deep fragment costs. */
const storageKey = "plaza:history-state";

/**
 * The server writes the path form into links, so that they lead where they say without scripts, too. This turns each into
 * the public form as it arrives, those of parts that are streamed later among them: before anybody points at it, and
 * before React compares it. A link to another language is a document of its own, and keeps the path form.
 */
function turnLinks(language: string): string {
  return `
new MutationObserver(function(r,o){
r.forEach(function(m){m.addedNodes.forEach(function(n){
var a=n.nodeName==="A"&&n.getAttribute("href"),q=a&&a.indexOf(b+"/")===0&&a.slice(b.length);
if(q&&q[1]!=="#"&&!${language}.test(q))n.setAttribute("href",b+"/#"+q)})});
if(d.readyState!=="loading")o.disconnect()
}).observe(d,{childList:true,subtree:true});`;
}

/**
 * The address work of a document, done inline before anything else in its head:
 * a deep fragment asks the server for the page it names, and a page loaded by its path writes the public form (without
 * the language, which the cookie now keeps) into the address bar and into its links. Of an address that comes later, the router
 * hears only what it can draw here: one in another language is another document, and a page that is not hydrated yet would
 * be compared with the wrong address. Both are asked of the server, as is a link that is followed before the router is there.
 *
 * So is a link or a search that is pressed while the page is hydrated: parts of it would hear the press, and the router would
 * draw another page where the rest is still compared with this one. The press stays the browser's own, which follows it.
 */
export function addressScript(style: UrlStyle): string {
  const language = `/^\\/(?:${locales.join("|")})(?=\\/|$)/`;
  return `(function(){
var d=document,l=location,h=history,s=sessionStorage,k=${JSON.stringify(storageKey)},b=${JSON.stringify(base)};
var p=l.pathname.slice(b.length)||"/";
if(p==="/"&&l.hash.indexOf("#/")===0&&l.hash.length>2){
d.documentElement.hidden=true;
d.documentElement.dataset.leaving="true";
try{s.setItem(k,JSON.stringify(h.state))}catch(e){}
l.replace(b+l.hash.slice(1));return}
var t=h.state,v;
try{v=s.getItem(k);s.removeItem(k);if(v)t=JSON.parse(v)}catch(e){}
p=p.replace(${language},"")||"/";
var c=l.pathname+l.search+(l.hash==="#/"?"":l.hash);
var u=${style === "hash" ? `p==="/"&&!l.search?b+"/":b+"/#"+p+l.search` : `b+p+l.search+(l.hash.indexOf("#/")===0?"":l.hash)`};
if(v||u!==c)h.replaceState(t,"",u);${style === "hash" ? turnLinks(language) : ""}
addEventListener("popstate",function(e){
var r=d.documentElement.dataset,n=l.hash.slice(1);
if(n[0]!=="/"||r.hydrated&&!${language}.test(n))return;
e.stopImmediatePropagation();
r.leaving="true";
l.replace(b+n)});
[["click","a[href]"],["submit","form[action]"]].forEach(function(w){addEventListener(w[0],function(e){
d.documentElement.dataset.hydrated||e.target.closest(w[1])&&e.stopPropagation()},true)})
})()`.replaceAll("\n", "");
}

/** True in the moment between the decision to ask the server for a fragment's page and its arrival. */
export function isLeaving({ dataset }: Pick<HTMLElement, "dataset">): boolean {
  return dataset["leaving"] !== undefined;
}
