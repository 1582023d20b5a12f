import { I18nProvider } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { followBrokenImages } from "@plaza/ui-kit/broken-images";
import { ToastProvider } from "@plaza/ui-kit/toast";
import { HeadContent, Scripts, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import "@plaza/ui-kit/global";
import { chromeParts } from "../chrome/chrome-parts.ts";
import { addressScript } from "./address-script.ts";
import "./page-transition.css.ts";
import { startScript } from "./start-script.ts";
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
