import { Trans, useLingui } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import { type FilterSearch, lazyModule, useLazyModule } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { media } from "@plaza/ui-kit/media";
import { SlidersHorizontal } from "lucide";
import { type MouseEvent, type ReactElement, useRef, useState } from "react";
import { filterCount } from "./change-filters.ts";
import { FacetForm } from "./facet-form.tsx";
import * as look from "./facet-panel.css.ts";
import type { FacetedList } from "./facets-query.ts";
import { useEarlyTicks } from "./use-early-ticks.ts";

const sheet = lazyModule(() => import("./filter-sheet.tsx"));

export interface FacetPanelProps {
  readonly list: FacetedList;
  readonly facets: Facets;
  readonly filters: FilterSearch;
  readonly onChange: (filters: FilterSearch) => void;
  /** The shopper points at it or reaches it by the keyboard: a press is likely. */
  readonly onApproach?: () => void;
  /** What the address says besides filters, for the form that the panel is without scripts. */
  readonly alongside: readonly (readonly [key: string, value: string])[];
}

/** What a list can be narrowed down by, beside it; below a small desktop's width a button that opens it as a sheet. */
export function FacetPanel({ list, facets, filters, onChange, onApproach, alongside }: FacetPanelProps): ReactElement {
  const { t } = useLingui();
  const { module, load, prefetch } = useLazyModule(sheet);
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEarlyTicks(form, filters, onChange);
  const count = filterCount(filters);

  function press(event: MouseEvent<HTMLElement>): void {
    const fold = event.currentTarget.parentElement;
    if (!(fold instanceof HTMLDetailsElement) || fold.open || !matchMedia(media.belowSmallDesktop).matches) return;
    event.preventDefault();
    // Not every press gives it the focus, which returns to it from the sheet.
    event.currentTarget.focus();
    void load().then((loaded) => {
      if (loaded) setOpen(true);
      else fold.open = true;
    });
  }
  return (
    <aside className={look.panel} aria-label={t`Filters`} onPointerEnter={onApproach} onFocus={onApproach}>
      <h2 className={visuallyHidden}>
        <Trans>Filters</Trans>
      </h2>
      <details className={look.fold}>
        <summary
          className={`${buttonClass({})} ${look.opener}`}
          onClick={press}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Icon of={SlidersHorizontal} size={16} />
          <Trans>Filter</Trans>
          {count > 0 && <span className={look.badge}>{count}</span>}
        </summary>
        <form
          ref={form}
          className={look.form}
          // A browser that remembers ticks would bring back those of another address.
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          {alongside.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FacetForm list={list} facets={facets} filters={filters} onChange={onChange} />
          <div className={look.apply}>
            <Button kind="dark" type="submit">
              <Trans>Apply filters</Trans>
            </Button>
          </div>
        </form>
      </details>
      {open && module !== null && (
        <module.FilterSheet
          list={list}
          facets={facets}
          filters={filters}
          onApply={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </aside>
  );
}
