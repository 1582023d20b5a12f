import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { Breadcrumb } from "@plaza/ui-kit/breadcrumb";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

export interface CatalogBreadcrumbProps {
  /** Links to lists that the page lies in, outside of the categories. */
  readonly through?: readonly ReactElement[];
  /** The categories the page lies in, the outermost first. */
  readonly above?: readonly { readonly id: number; readonly name: string }[];
  /** The page itself. */
  readonly here: string | undefined;
}

/** The breadcrumb from home down to a page of the catalogue. */
export function CatalogBreadcrumb({ through, above, here }: CatalogBreadcrumbProps): ReactElement {
  return (
    <Breadcrumb
      items={[
        <Link key="home" {...to.home()}>
          <Trans>Home</Trans>
        </Link>,
        ...(through ?? []),
        ...(above ?? []).map(({ id, name }) => (
          <Link key={id} {...to.category({ id })}>
            {name}
          </Link>
        )),
        here,
      ]}
    />
  );
}
