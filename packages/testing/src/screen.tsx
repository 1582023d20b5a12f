import { I18nProvider } from "@plaza/i18n";
import { ToastHost } from "@plaza/ui-kit/toast";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { MemoryRouter } from "./memory-router.ts";

export interface ScreenProps {
  readonly router: MemoryRouter;
}

/** Where a router stands, in the providers that the shell has around its pages. */
export function Screen({ router }: ScreenProps): ReactElement {
  const { i18n, queryClient } = router.options.context;
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} InnerWrap={ToastHost} />
      </QueryClientProvider>
    </I18nProvider>
  );
}
