import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { buttonClass } from "./button-class.ts";
import { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
import type { PagerProps } from "./pager.tsx";

export interface NoSuchPageProps extends PagerProps, Pick<EmptyStateProps, "tone" | "heading"> {}

/**
 * Instead of a list whose address names a page beyond its last one: the way there. Search engines leave the address out,
 * though it is answered like any other page of the list.
 */
export function NoSuchPage({ page, pageCount, link, ...look }: NoSuchPageProps): ReactElement {
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        {...look}
        title={<Trans>There is no page {page}</Trans>}
        line={<Trans>The last page is {pageCount}.</Trans>}
        action={link(pageCount, {
          children: <Trans>Go to the last page</Trans>,
          className: buttonClass({ kind: "primary" }),
        })}
      />
    </>
  );
}
