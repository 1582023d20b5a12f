import { Plural, Trans } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import type { FilterSearch } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, useState } from "react";
import { filterCount } from "./change-filters.ts";
import { FacetForm } from "./facet-form.tsx";
import { type FacetedList, useFacets } from "./facets-query.ts";
import { clear, foot, summary } from "./filter-sheet.css.ts";

export interface FilterSheetProps {
  readonly list: FacetedList;
  /** Those of the list as it is, until those of another choice come. */
  readonly facets: Facets;
  readonly filters: FilterSearch;
  /** Its owner closes the sheet then. */
  readonly onApply: (filters: FilterSearch) => void;
  readonly onClose: () => void;
}

/** The facets on a phone: what is chosen here counts when its button, which says how much it leaves, is pressed. */
export function FilterSheet({ list, facets, filters, onApply, onClose }: FilterSheetProps): ReactElement {
  const [draft, setDraft] = useState(filters);
  const { facets: counted = facets, isOutdated } = useFacets(list, draft);
  return (
    <Dialog open size="sheet" title={<Trans>Filter</Trans>} onClose={onClose}>
      {filterCount(draft) > 0 && (
        <button type="button" className={clear} onClick={() => setDraft({})}>
          <Trans>Clear all</Trans>
        </button>
      )}
      <FacetForm summaryLook={summary} list={list} facets={counted} filters={draft} onChange={setDraft} />
      <div className={foot} aria-busy={isOutdated}>
        <Button kind="primary" size="large" onClick={() => onApply(draft)}>
          {isOutdated ? (
            <Trans>Show products</Trans>
          ) : (
            <Plural value={counted.total} one="Show # product" other="Show # products" />
          )}
        </Button>
      </div>
    </Dialog>
  );
}
