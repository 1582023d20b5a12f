import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { chosenBar } from "./products.css.ts";

export interface ChosenBarProps {
  readonly count: number;
  /** How many match what the list is narrowed down by. */
  readonly total: number;
  readonly areAllChosen: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onChange: () => void;
}

/** What is chosen of the list, and what can be done with it. */
export function ChosenBar({ count, total, areAllChosen, onAll, onNone, onChange }: ChosenBarProps): ReactElement {
  return (
    <div className={chosenBar}>
      <span role="status">
        <Plural value={count} one="# product is chosen" other="# products are chosen" />
      </span>
      {!areAllChosen && total > count && (
        <Button size="small" onClick={onAll}>
          <Plural value={total} one="Choose # that matches" other="Choose all # that match" />
        </Button>
      )}
      <Button size="small" onClick={onNone}>
        <Trans>Choose none</Trans>
      </Button>
      <Button size="small" kind="primary" onClick={onChange}>
        <Trans>Change…</Trans>
      </Button>
    </div>
  );
}
