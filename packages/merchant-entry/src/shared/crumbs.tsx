import { rootRoute, to } from "@plaza/routing";
import { Trans } from "@lingui/react/macro";
import { Breadcrumb } from "@plaza/ui-kit/breadcrumb";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { screenTitle } from "../titles.ts";

export interface CrumbsProps {
  /** Which of the screens it is. */
  readonly screen: "apply" | "applications" | "application";
  /** The name of the page, where it is not that of its screen. */
  readonly name?: string | undefined;
}

/** The way up, from an application over all of them to the form. */
export function Crumbs({ screen, name }: CrumbsProps): ReactElement {
  const { i18n } = rootRoute.useRouteContext();
  const above = [
    <Link key="home" {...to.home()}>
      <Trans>Home</Trans>
    </Link>,
    <Link key="apply" {...to.merchantApplication()}>
      {screenTitle(i18n, "apply")}
    </Link>,
    <Link key="applications" {...to.merchantApplicationRecords()}>
      {screenTitle(i18n, "applications")}
    </Link>,
  ];
  const level = ["apply", "applications", "application"].indexOf(screen) + 1;
  return <Breadcrumb items={[...above.slice(0, level), name ?? screenTitle(i18n, screen)]} />;
}
