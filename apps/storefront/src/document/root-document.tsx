import { I18nProvider } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { ToastHost } from "@plaza/ui-kit/toast";
import { HeadContent, Scripts } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect } from "react";
import "@plaza/ui-kit/global";
import { late } from "../chrome/late.tsx";
import { addressScript } from "./address-script.ts";
import { partAnswers } from "./hydration.ts";
import "./page-transition.css.ts";

const Notices = late("Notices");

export function RootDocument({ children }: { readonly children: ReactNode }): ReactElement {
  const { i18n, locale, document } = rootRoute.useRouteContext();
  useEffect(partAnswers, []);
  return (
    <html
      lang={locale}
      data-url-style={document.urlStyle}
      data-origin={document.origin}
      data-platform={document.platformOrigin}
      suppressHydrationWarning
    >
      <head>
        {/* Has run before React does; the browser's bundle need not carry it. */}
        <script
          nonce={document.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? addressScript(document.urlStyle) : "" }}
        />
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <ToastHost>
            {children}
            <Notices />
          </ToastHost>
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
