import { Trans } from "@lingui/react/macro";
import type { FoundProducts } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { corrected as look } from "./list-page.css.ts";

export interface CorrectedSearchProps {
  readonly typed: string | undefined;
  readonly result: FoundProducts;
}

/** What was searched for in place of what was typed, and the way back to that. */
export function CorrectedSearch({ typed, result }: CorrectedSearchProps): ReactElement | null {
  const corrected = result.meaning?.corrected ?? null;
  if (typed === undefined || corrected === null || result.total === 0) return null;
  return (
    <p className={look}>
      <Trans>
        Showing results for <strong>{corrected}</strong>.
      </Trans>{" "}
      <Link {...to.list({ name: typed, literal: 1 })} className={textLink}>
        <Trans>Search instead for “{typed}”</Trans>
      </Link>
    </p>
  );
}
