import { Pager } from "@plaza/ui-kit/pager";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

export interface ListPagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** The pages of a list; the rest of the address stays. */
export function ListPager({ page, pageSize, total }: ListPagerProps): ReactElement {
  return (
    <Pager
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      link={(to, { children, ...rest }) => (
        <Link
          to="."
          activeOptions={{ exact: true, includeSearch: true }}
          search={(before: object) => ({ ...before, page: to === 1 ? undefined : to })}
          {...rest}
        >
          {children}
        </Link>
      )}
    />
  );
}
