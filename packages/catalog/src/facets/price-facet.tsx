import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Histogram } from "@plaza/ui-kit/histogram";
import { RangeTrack } from "@plaza/ui-kit/range-track";
import { type FocusEvent, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { filterSearch } from "../list/filters.ts";
import { range } from "./facet-form.css.ts";
import { fieldsAt, fieldsOf, positions, priceAt, type PriceSpread, priceText } from "./price-scale.ts";

const slider = lazyModule(() => import("@plaza/ui-kit/range-slider"));

const keysPauseMs = 400;

export interface PriceFacetProps {
  readonly spread: PriceSpread;
  readonly price: string | undefined;
  readonly onChange: (price: string | undefined) => void;
  /** The slider's code is fetched at once: there is no pointer that comes near first. */
  readonly ahead: boolean;
}

/** How prices are spread, and two ends by handles or fields. A range counts when a handle is let go or the fields are left. */
export function PriceFacet({ spread, price, onChange, ahead }: PriceFacetProps): ReactElement {
  const { t } = useLingui();
  const { module, load, prefetch } = useLazyModule(slider, ahead);
  // What is typed or moved and does not count yet; null where the address says it all.
  const [typed, setTyped] = useState<readonly [string, string] | null>(null);
  const [moved, setMoved] = useState<readonly [number, number] | null>(null);
  const [shown, setShown] = useState(price);
  const pause = useRef<number>(undefined);
  if (shown !== price) {
    setShown(price);
    setTyped(null);
    setMoved(null);
  }
  const fields = moved !== null ? fieldsAt(spread, moved) : (typed ?? fieldsOf(price));
  const at = moved ?? positions(spread, filterSearch({ price: fields.join("-") }).price);
  const steps = spread.buckets.length;

  function apply(texts: readonly [string, string]): void {
    const next = filterSearch({ price: texts.join("-") }).price;
    setMoved(null);
    setTyped(null);
    if (next !== price) onChange(next);
  }
  /** Keys move a handle step by step: the range counts once they pause, or each step would be a page of its own. */
  function commit(to: readonly [number, number], byKey: boolean): void {
    clearTimeout(pause.current);
    const done = (): void => apply(fieldsAt(spread, to));
    if (byKey) pause.current = window.setTimeout(done, keysPauseMs);
    else done();
  }
  useEffect(() => () => clearTimeout(pause.current), []);
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (typed !== null && !currentTarget.contains(relatedTarget)) apply(typed);
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply(fields);
  }
  return (
    <div onPointerEnter={prefetch} onFocus={() => void load()}>
      <Histogram counts={spread.buckets.map(({ count }) => count)} within={at} />
      {module === null ? (
        <RangeTrack value={[at[0] / steps, at[1] / steps]} />
      ) : (
        <module.RangeSlider
          labels={[t`Lowest price`, t`Highest price`]}
          max={steps}
          value={at}
          valueText={(edge) => priceText(priceAt(spread, edge))}
          onChange={setMoved}
          onCommit={commit}
        />
      )}
      <div className={range} onBlur={leave}>
        <PriceField
          label={t`Lowest price`}
          value={fields[0]}
          usual={Math.floor(spread.min / 100)}
          onChange={(from) => setTyped([from, fields[1]])}
          onKeyDown={press}
        />
        <span aria-hidden>–</span>
        <PriceField
          label={t`Highest price`}
          value={fields[1]}
          usual={Math.ceil(spread.max / 100)}
          onChange={(to) => setTyped([fields[0], to])}
          onKeyDown={press}
        />
      </div>
    </div>
  );
}

interface PriceFieldProps {
  readonly label: string;
  readonly value: string;
  /** In yuan: where nothing is typed. */
  readonly usual: number;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function PriceField({ label, value, usual, onChange, onKeyDown }: PriceFieldProps): ReactElement {
  return (
    <CompactField
      type="number"
      name="price"
      label={label}
      prefix="¥"
      inputMode="decimal"
      min={0}
      step={0.01}
      max={9_999_999}
      placeholder={String(usual)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
