import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import type { ReactElement } from "react";
import { chosen, selection } from "./favourites-page.css.ts";

export interface SelectionBarProps {
  readonly count: number;
  /** Everything on the page is selected. */
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
  readonly onRemove: () => void;
}

/** What can be done with the selected favourites. */
export function SelectionBar({ count, all, onAll, onRemove }: SelectionBarProps): ReactElement {
  const { t } = useLingui();
  return (
    <section className={selection} aria-label={t`Selected favourites`}>
      <Checkbox
        label={<Trans>All on this page</Trans>}
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={({ target }) => onAll(target.checked)}
      />
      <output className={chosen}>
        <Plural value={count} one="# selected" other="# selected" />
      </output>
      <Button size="small" disabled={count === 0} onClick={onRemove}>
        <Trans context="favourites">Remove</Trans>
      </Button>
    </section>
  );
}
