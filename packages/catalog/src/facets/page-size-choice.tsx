import { Trans, useLingui } from "@lingui/react/macro";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import type { ReactElement } from "react";
import { choice, text } from "./page-size-choice.css.ts";
import type { ListLinks } from "../list/list-links.ts";
import { pageSizes } from "../list/page-size.ts";

export interface PageSizeChoiceProps {
  readonly size: number;
  readonly link: ListLinks["size"];
}

/** How many products a page shows. */
export function PageSizeChoice({ size, link }: PageSizeChoiceProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={choice}>
      <span className={text} aria-hidden>
        <Trans>Per page</Trans>
      </span>
      <ChipGroup label={t`Products per page`}>
        {pageSizes.map((each) => (
          <ChipLink key={each} current={each === size} link={(props) => link(each, props)}>
            {each}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  );
}
