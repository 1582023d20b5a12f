import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Shown where a category holds nothing, or a search has found nothing. */
export function NoAnswers({ question }: { readonly question: string | undefined }): ReactElement {
  if (question === undefined)
    return (
      <EmptyState
        heading="h3"
        title={<Trans>There are no questions here yet</Trans>}
        line={<Trans>Ask a person: the ways to reach us are below.</Trans>}
      />
    );
  return (
    <EmptyState
      heading="h3"
      title={<Trans>We found no answer to that</Trans>}
      line={<Trans>Try fewer or other words, or ask a person: the ways to reach us are below.</Trans>}
      action={
        <Link {...to.help()} className={buttonClass()}>
          <Trans>See all questions</Trans>
        </Link>
      }
    />
  );
}
