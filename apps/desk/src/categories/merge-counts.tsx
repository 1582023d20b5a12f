import { Plural, Trans } from "@lingui/react/macro";
import type { MarketplaceCategoryMergePreview } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { counts } from "./categories.css.ts";

export interface MergeCountsProps {
  /** Undefined: it is being counted. */
  readonly counted: MarketplaceCategoryMergePreview | undefined;
}

/** What a merge touches, before it is made. */
export function MergeCounts({ counted }: MergeCountsProps): ReactElement {
  if (counted === undefined)
    return (
      <p role="status">
        <Trans>Counting what goes along…</Trans>
      </p>
    );
  // The first of the merged is the category itself.
  const namesakes = counted.mergedIds.length - 1;
  return (
    <ul role="status" className={counts}>
      <li>
        <Plural value={counted.productCount} one="# product goes there" other="# products go there" />
      </li>
      {counted.movedIds.length > 0 && (
        <li>
          <Plural
            value={counted.movedIds.length}
            one="# category below it goes along, with all that is below"
            other="# categories below it go along, with all that is below"
          />
        </li>
      )}
      {namesakes > 0 && (
        <li>
          <Plural
            value={namesakes}
            one="# category below it becomes one with another of the same name"
            other="# categories below it become one with others of the same name"
          />
        </li>
      )}
      {counted.ruleCount > 0 && (
        <li>
          <Plural value={counted.ruleCount} one="# rule of searches follows" other="# rules of searches follow" />
        </li>
      )}
    </ul>
  );
}
