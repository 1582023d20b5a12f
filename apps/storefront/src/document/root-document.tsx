import { I18nProvider } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { ToastHost } from "@plaza/ui-kit/toast";
import { HeadContent, Scripts } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect } from "react";
import "@plaza/ui-kit/global";
import { addressScript } from "./address-script.ts";

export function RootDocument({ children }: { readonly children: ReactNode }): ReactElement {
  const { i18n, locale, document } = rootRoute.useRouteContext();
  // For tests and tools: from now on the page answers.
  useEffect(() => {
    globalThis.document.documentElement.dataset["hydrated"] = "true";
  }, []);
  return (
    <html
      lang={locale}
      data-url-style={document.urlStyle}
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
          <ToastHost>{children}</ToastHost>
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
