import type { Facets } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { priceEnds } from "../list/filters.ts";

export type PriceSpread = NonNullable<Facets["price"]>;

/** Where the bars of a histogram begin, in fen, and where the last one ends. Their steps grow with the price. */
function edgesOf({ buckets }: PriceSpread): readonly number[] {
  return [...buckets.map(({ from }) => from), ...buckets.slice(-1).map(({ to }) => to)];
}

/** Where a price lies among the edges; between two of them in proportion. */
function position(edges: readonly number[], price: number): number {
  const after = edges.findIndex((edge) => edge > price);
  if (after === 0) return 0;
  const [from, to] = [edges[after - 1], edges[after]];
  if (from === undefined || to === undefined) return edges.length - 1;
  return after - 1 + (price - from) / (to - from);
}

/** Where the ends of a range of prices lie on the bars; an open end lies at their end. */
export function positions(spread: PriceSpread, price: string | undefined): readonly [number, number] {
  const edges = edgesOf(spread);
  const [from, to] = priceEnds(price);
  return [
    from === undefined ? 0 : position(edges, from),
    to === undefined ? spread.buckets.length : position(edges, to),
  ];
}

/** The price where a handle stands, in fen; between two edges in proportion. */
export function priceAt(spread: PriceSpread, position: number): number {
  const edges = edgesOf(spread);
  const from = edges[Math.floor(position)] ?? 0;
  const to = edges[Math.ceil(position)] ?? from;
  return Math.round(from + (to - from) * (position % 1));
}

/** An amount as a field holds it. */
function yuan(fen: number | undefined): string {
  return fen === undefined ? "" : String(fen / 100);
}

/** What two fields hold for a range of prices. */
export function fieldsOf(price: string | undefined): readonly [from: string, to: string] {
  const [from, to] = priceEnds(price);
  return [yuan(from), yuan(to)];
}

/** The fields' texts where handles stand at these edges: nothing at the ends, which leave the range open. */
export function fieldsAt(spread: PriceSpread, [from, to]: readonly [number, number]): readonly [string, string] {
  return [from <= 0 ? "" : yuan(priceAt(spread, from)), to >= spread.buckets.length ? "" : yuan(priceAt(spread, to))];
}

/** `¥20`, `¥19.90` */
export function priceText(fen: number): string {
  return formatMoney(fen).replace(/\.00$/, "");
}
