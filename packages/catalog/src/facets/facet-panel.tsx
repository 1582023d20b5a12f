import { Trans, useLingui } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import { type FilterSearch, lazyModule, useLazyModule } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { media } from "@plaza/ui-kit/media";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { SlidersHorizontal } from "lucide";
import { type MouseEvent, type ReactElement, useRef } from "react";
import { filterCount, useEarlyTicks } from "./change-filters.ts";
import { FacetForm } from "./facet-form.tsx";
import { waiting } from "./facet-panel.css.ts";
import * as look from "./facet-panel.css.ts";
import type { FacetedList } from "./facets-query.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The filters stand open over the list: a step of the history, so that the way back closes them. */
    readonly filterSheet?: true;
  }
}

const sheet = lazyModule(() => import("./filter-sheet.tsx"));

/** A filter far down is pressed out of sight of what it leaves, so the first of these comes into view. */
function showResults(panel: HTMLElement | null): void {
  const list = panel?.parentElement;
  if (list != null && list.getBoundingClientRect().top < -innerHeight / 2) list.scrollIntoView({ block: "start" });
}

export interface FacetPanelProps {
  readonly list: FacetedList;
  readonly facets: Facets;
  readonly filters: FilterSearch;
  /** With `replace` in the place of the present step of the history. */
  readonly onChange: (filters: FilterSearch, replace?: boolean) => void;
  /** The shopper points at it or reaches it by the keyboard: a press is likely. */
  readonly onApproach?: () => void;
  /** What the address says besides filters, for the form that the panel is without scripts. */
  readonly alongside: readonly (readonly [key: string, value: string])[];
}

/** What a list can be narrowed down by, beside it; below a small desktop's width a button that opens it as a sheet. */
export function FacetPanel({ list, facets, filters, onChange, onApproach, alongside }: FacetPanelProps): ReactElement {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const open = useLocation({ select: ({ state }) => state.filterSheet === true });
  const { module, load, prefetch } = useLazyModule(sheet, open && "needed");
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEarlyTicks(form, filters, onChange);
  const count = filterCount(filters);

  function change(next: FilterSearch, replace?: boolean): void {
    onChange(next, replace);
    showResults(panel.current);
  }
  function press(event: MouseEvent<HTMLElement>): void {
    const fold = event.currentTarget.parentElement;
    if (!(fold instanceof HTMLDetailsElement) || fold.open || !matchMedia(media.belowSmallDesktop).matches) return;
    event.preventDefault();
    // Not every press gives it the focus, which returns to it from the sheet.
    event.currentTarget.focus();
    void load().then((loaded) => {
      if (loaded) void navigate({ to: ".", search: true, state: { filterSheet: true }, resetScroll: false });
      else fold.open = true;
    });
  }
  return (
    <aside ref={panel} className={look.panel} aria-label={t`Filters`} onPointerEnter={onApproach} onFocus={onApproach}>
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
          <FacetForm list={list} facets={facets} filters={filters} onChange={change} />
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
          onApply={(next) => change(next, true)}
          onClose={() => router.history.back()}
        />
      )}
    </aside>
  );
}

/** As wide as the values of a panel. */
const widths = [90, 140, 120, 150, 110, 130, 70, 145, 100, 125];

/** Keeps the panel's place while its facets are on their way: no product moves when they come. */
export function FacetSkeleton(): ReactElement {
  return (
    <aside aria-hidden className={waiting}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </aside>
  );
}
