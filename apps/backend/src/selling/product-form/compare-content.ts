import { createHash } from "node:crypto";
import type { DraftContent, DraftSku } from "../../platform/store/schema/product-drafts.ts";

/** The same text for the same value, in whatever order the fields of its objects are: the store has an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

function isSameContent(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** Of what is stored, whatever has been sold of it since: orders are no changes of a product. */
export function digestOf(content: DraftContent): string {
  const skus = content.skus.map((sku) => ({ ...sku, stock: null, stockRead: null }));
  return createHash("sha256")
    .update(canonical({ ...content, skus }))
    .digest("base64url");
}

/** Something that both a draft and somebody else have changed, each in another way. */
export interface ContentConflict {
  /** A field of the content, or of a SKU. */
  readonly field: string;
  /** Null: of the product. */
  readonly skuId: number | null;
}

/** Stock is written as a difference, and the values of a SKU follow from the options. */
const skuFields = ["number", "price", "marketPrice", "barcode", "makerNumber", "image"] as const;

/**
 * What has changed in the store since a draft was begun, and is something else in the draft: publishing it would overwrite that.
 *
 * @param base what was stored when it was begun
 */
export function conflictsOf(base: DraftContent, stored: DraftContent, draft: DraftContent): readonly ContentConflict[] {
  const isContested = (field: keyof DraftContent) =>
    !isSameContent(base[field], stored[field]) && !isSameContent(stored[field], draft[field]);
  const fields = (Object.keys(stored) as (keyof DraftContent)[]).filter(
    (field) => field !== "skus" && isContested(field),
  );
  const baseIds = idsOf(base);
  const storedIds = idsOf(stored);
  const draftIds = idsOf(draft);
  const isOtherSet = !isSameContent(baseIds, storedIds) && !isSameContent(storedIds, draftIds);
  const ofProduct = [...fields, ...(isOtherSet ? ["skus"] : [])].map((field) => ({ field, skuId: null }));
  return [...ofProduct, ...conflictsOfSkus(base, stored, draft)];
}

function conflictsOfSkus(base: DraftContent, stored: DraftContent, draft: DraftContent): readonly ContentConflict[] {
  const before = byId(base);
  const written = byId(draft);
  return [...byId(stored)].flatMap(([id, sku]) => {
    const was = before.get(id);
    const own = written.get(id);
    if (was === undefined || own === undefined) return [];
    return skuFields
      .filter((field) => was[field] !== sku[field] && sku[field] !== own[field])
      .map((field) => ({ field, skuId: id }));
  });
}

function byId({ skus }: DraftContent): ReadonlyMap<number, DraftSku> {
  return new Map(skus.flatMap((sku) => (sku.id === null ? [] : [[sku.id, sku] as const])));
}

function idsOf(content: DraftContent): readonly number[] {
  return [...byId(content).keys()].toSorted((one, other) => one - other);
}
