import type { I18n } from "@lingui/core";
import { I18nProvider } from "@plaza/i18n";
import { followBrokenImages } from "@plaza/ui-kit/broken-images";
import { ToastHost } from "@plaza/ui-kit/toast";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import type { DeskRouter } from "./router.ts";

export interface DeskProps {
  readonly i18n: I18n;
  readonly router: DeskRouter;
}

/** The whole desk. */
export function Desk({ i18n, router }: DeskProps): ReactElement {
  useEffect(followBrokenImages, []);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={router.options.context.queryClient}>
        <ToastHost>
          <RouterProvider router={router} />
        </ToastHost>
      </QueryClientProvider>
    </I18nProvider>
  );
}
