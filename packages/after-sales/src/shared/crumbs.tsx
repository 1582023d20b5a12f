import { rootRoute, to } from "@plaza/routing";
import { Breadcrumb } from "@plaza/ui-kit/breadcrumb";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { screenTitle } from "../titles.ts";
import { crumbs } from "./page-head.css.ts";

/** The breadcrumb: the lists, then this page. */
export function Crumbs({ children }: { readonly children: ReactNode }): ReactElement {
  const { i18n } = rootRoute.useRouteContext();
  return (
    <div className={crumbs}>
      <Breadcrumb
        items={[
          <Link key="up" {...to.afterSales()}>
            {screenTitle(i18n, "afterSales")}
          </Link>,
          children,
        ]}
      />
    </div>
  );
}
