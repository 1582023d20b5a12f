import type { FlashOfferDraft, ProductToOffer } from "@plaza/api-client/desk";
import { readAmount } from "@plaza/i18n";

/** What is written for a SKU; "" in the price leaves it out of the sale. */
export interface WrittenPrice {
  readonly price: string;
  readonly setAside: string;
}

/** The fields of an offer, as they are written. */
export interface WrittenOffer {
  readonly limit: string;
  readonly prices: Readonly<Record<number, WrittenPrice>>;
}

export const nothingWritten: WrittenOffer = { limit: "", prices: {} };

export type OfferProblem = "missing" | "amount" | "doubt" | "below" | "count" | "stock";

/** What is wrong with which field: `limit`, `price-5` or `pieces-5` of a SKU. */
export type OfferProblems = Readonly<Record<string, OfferProblem>>;

const maxLimit = 9999;
const maxPieces = 9_999_999;

/** What is meant by the fields, or what is wrong with them. */
export function readOffer(
  { id, skus }: ProductToOffer,
  { limit, prices }: WrittenOffer,
): { readonly draft: FlashOfferDraft } | { readonly problems: OfferProblems } {
  const problems: Record<string, OfferProblem> = {};
  const wanted = skus.flatMap((sku) => {
    const { price, setAside } = prices[sku.id] ?? { price: "", setAside: "" };
    if (price.trim() === "") {
      if (setAside.trim() !== "") problems[`price-${sku.id}`] = "missing";
      return [];
    }
    const read = readAmount(price);
    const pieces = setAside.trim() === "" ? null : countOf(setAside, maxPieces);
    if (read === null || read.fen === 0) problems[`price-${sku.id}`] = "amount";
    else if (read.doubt !== null) problems[`price-${sku.id}`] = "doubt";
    else if (read.fen >= sku.regularPrice) problems[`price-${sku.id}`] = "below";
    if (pieces === undefined) problems[`pieces-${sku.id}`] = "count";
    else if (pieces !== null && pieces > sku.stock) problems[`pieces-${sku.id}`] = "stock";
    return [{ skuId: sku.id, price: read?.fen ?? 0, setAside: pieces ?? null }];
  });
  const [first] = skus;
  if (wanted.length === 0 && first !== undefined) problems[`price-${first.id}`] ??= "missing";
  const most = limit.trim() === "" ? null : countOf(limit, maxLimit);
  if (most === undefined) problems["limit"] = "count";
  if (Object.keys(problems).length > 0 || most === undefined) return { problems };
  return { draft: { productId: id, limit: most, prices: wanted } };
}

/** Undefined for what is no whole number from 1 on. */
function countOf(text: string, max: number): number | undefined {
  const count = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return count >= 1 && count <= max ? count : undefined;
}
