import { Trans } from "@lingui/react/macro";
import type { ShopSort } from "@plaza/api-client";
import { SortBar, SortItem } from "@plaza/ui-kit/sort-bar";
import type { ReactElement } from "react";
import type { DirectoryLinks } from "./directory-links.ts";

export interface DirectorySortBarProps {
  readonly sort: ShopSort;
  readonly link: DirectoryLinks["sort"];
}

export function DirectorySortBar({ sort, link }: DirectorySortBarProps): ReactElement {
  const names = [
    ["recommended", <Trans key="recommended">Recommended</Trans>],
    ["sales", <Trans key="sales">Sales</Trans>],
    ["rating", <Trans key="rating">Rating</Trans>],
    ["newest", <Trans key="newest">Newest</Trans>],
  ] as const;
  return (
    <SortBar>
      {names.map(([each, name]) => (
        <SortItem key={each} current={each === sort} link={(props) => link(each, props)}>
          {name}
        </SortItem>
      ))}
    </SortBar>
  );
}
