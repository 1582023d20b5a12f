import { Trans, useLingui } from "@lingui/react/macro";
import type { Named } from "@plaza/api-client";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { SearchField } from "@plaza/ui-kit/search-field";
import type { ReactElement } from "react";
import * as look from "./directory-filters.css.ts";
import type { DirectoryLinks } from "./directory-links.ts";

export interface DirectoryFiltersProps {
  readonly trades: readonly Named[];
  /** The chosen one; undefined: all. */
  readonly trade: number | undefined;
  readonly text: string | undefined;
  readonly link: DirectoryLinks["trade"];
  readonly onSearch: (text: string) => void;
}

/** What the shops deal in, and the search for their names. */
export function DirectoryFilters({ trades, trade, text, link, onSearch }: DirectoryFiltersProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={look.filters}>
      <div className={look.trades}>
        {trades.length > 0 && (
          <ChipGroup label={t`Main business`}>
            <ChipLink current={trade === undefined} link={(props) => link(undefined, props)}>
              <Trans context="shops">All</Trans>
            </ChipLink>
            {trades.map(({ id, name }) => (
              <ChipLink key={id} current={id === trade} link={(props) => link(id, props)}>
                {name}
              </ChipLink>
            ))}
          </ChipGroup>
        )}
      </div>
      <div className={look.search}>
        <SearchField
          // Shows the search of the address, also after another one.
          key={text ?? ""}
          quiet
          label={t`Search shops`}
          name="name"
          maxLength={100}
          defaultValue={text}
          alongside={trade === undefined ? undefined : { trade: String(trade) }}
          onSubmit={onSearch}
        />
      </div>
    </div>
  );
}
