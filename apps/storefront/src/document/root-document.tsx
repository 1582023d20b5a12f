import { I18nProvider } from "@plaza/i18n";
import { rootRoute, reloadOnceAMinute, type RouteScripts } from "@plaza/routing";
import { followBrokenImages } from "@plaza/ui-kit/broken-images";
import { ToastProvider } from "@plaza/ui-kit/toast";
import { HeadContent, Scripts, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import "@plaza/ui-kit/global";
import { chromeParts } from "../chrome/chrome-parts.ts";
import { addressScript } from "./address-script.ts";
import "./page-transition.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

const { Notices } = chromeParts;

/**
 * An inline script that runs before React does. Only the server's bundle contains its text; hydration leaves it alone.
 */
function InlineScript({ code }: { readonly code: string }): ReactElement {
  const { document } = rootRoute.useRouteContext();
  return <script nonce={document.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export function RootDocument({ children }: { readonly children: Elements }): ReactElement {
  const { i18n, locale, session, document } = rootRoute.useRouteContext();
  const router = useRouter();
  useEffect(followBrokenImages, []);
  return (
    <html
      lang={locale}
      data-url-style={document.urlStyle}
      data-origin={document.origin}
      data-preview={document.preview}
      data-session={session.isCustomer ? "customer" : undefined}
      suppressHydrationWarning
    >
      <head>
        <InlineScript code={import.meta.env.SSR ? addressScript(document.urlStyle) : ""} />
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <ToastProvider>
            {document.preview !== undefined && (
              <aside suppressHydrationWarning {...(document.previewStrip ?? { children: "" })} />
            )}
            {children}
            <Notices />
          </ToastProvider>
        </I18nProvider>
        <Scripts />
        <InlineScript
          code={
            import.meta.env.SSR
              ? startScript(router.state.matches.map(({ routeId }) => document.scripts?.[routeId]))
              : ""
          }
        />
      </body>
    </html>
  );
}

/** The longest wait for the image, in milliseconds after the page was asked for. */
const imageTimeoutMs = 1000;

/**
 * Fetches the scripts of a page after its largest image is on the screen, because both share the connection and a
 * shopper sees the image first; at once when a key or a button is pressed. Each is asked for in a task of its own: forty at
 * once keep a slow telephone from answering for a tenth of a second. Where the entry or the stylesheet is
 * missing, nothing else is there to reload it. A stylesheet has come, or is empty or null, before a script after it runs.
 */
export function startScript(routes: readonly (RouteScripts | undefined)[]): string {
  const first = new Set(routes.flatMap((route) => route?.first ?? []));
  const files = [
    ...first,
    ...new Set(routes.flatMap((route) => route?.parts ?? []).filter((file) => !first.has(file))),
  ];
  // In development Vite loads its own scripts.
  if (first.size === 0) return "";
  const run = `(function(f,m,r){
var d=document,e=["pointerdown","keydown"],b;
function get(u,i){var l=d.createElement("link");l.rel="modulepreload";l.href=u;if(i>=m)l.fetchPriority="low";d.head.append(l);if(!i)import(u).catch(r)}
function start(){if(b)return;b=1;e.forEach(function(n){removeEventListener(n,start,true)});f.forEach(function(u,i){i?setTimeout(get,0,u,i):get(u,i)})}
function shown(){requestAnimationFrame(function(){setTimeout(start)})}
e.forEach(function(n){addEventListener(n,start,true)});
setTimeout(start,${imageTimeoutMs}-performance.now());
var p=d.querySelector("img[fetchpriority=high]");
if([].some.call(d.querySelectorAll("link[rel=stylesheet]"),function(l){return!(l.sheet&&l.sheet.cssRules.length)})&&r())return;
if(p)p.decode().then(shown,shown);else shown()
})`.replaceAll("\n", "");
  return `${run}(${JSON.stringify(files)},${first.size},${reloadOnceAMinute.toString()})`;
}
