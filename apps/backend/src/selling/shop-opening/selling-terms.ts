import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import {
  freeShippingRules,
  freightRules,
  freightTemplates,
  productShipping,
} from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, asc, count, eq, isNull, sql } from "../../platform/store/sql.ts";

/** What an order costs to be sent, whatever is in it. Amounts are fen. */
export interface FlatFreight {
  readonly amount: number;
  /** From which goods amount on it is sent for free; null: never. */
  readonly freeFrom: number | null;
}

/** What a shop has to say before shoppers can order there. */
export interface SellingTerms {
  /** Of its addresses, which the return address is one of. */
  readonly revision: number;
  readonly returnContact: string;
  readonly returnPhone: string;
  /** "" as long as the shop takes nothing back. */
  readonly returnAddress: string;
  /** Null: the shop has not said it, or has freight that is more than one amount. */
  readonly freight: FlatFreight | null;
  /** A default template that is more than one amount, or freight that each of its products has of its own. */
  readonly hasOwnFreight: boolean;
}

export type MissingTerm = "return_address" | "freight";

/** @returns null for a shop that does not exist */
export async function readSellingTerms(db: Executor, shopId: number): Promise<SellingTerms | null> {
  const [shop] = await db
    .select({
      revision: shops.addressRevision,
      returnContact: shops.returnContact,
      returnPhone: shops.returnPhone,
      returnAddress: shops.returnAddress,
    })
    .from(shops)
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  if (shop === undefined) return null;
  const freight = await flatFreight(db, shopId);
  return { ...shop, freight, hasOwnFreight: freight === null && (await hasFreight(db, shopId)) };
}

export function missingTerms({ returnAddress, freight, hasOwnFreight }: SellingTerms): readonly MissingTerm[] {
  return [
    ...(returnAddress === "" ? (["return_address"] as const) : []),
    ...(freight === null && !hasOwnFreight ? (["freight"] as const) : []),
  ];
}

export interface SellingTermsChange extends Omit<SellingTerms, "hasOwnFreight"> {
  /** As it was read with the revision. */
  readonly freightWas: FlatFreight | null;
}

/**
 * Freight that is more than one amount stays as it is, whatever `freight` says; null leaves it in any case.
 *
 * @returns the revision that the addresses have then
 * @throws {DomainError} where somebody has changed the addresses or the freight since they were read
 */
export async function saveSellingTerms(
  tx: Executor,
  shopId: number,
  { revision, freight, freightWas, ...returns }: SellingTermsChange,
): Promise<number> {
  const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId)).for("update");
  if (shop === undefined) throw new DomainError("shopGone", { notFound: true });
  if (shop.addressRevision !== revision) throw new DomainError("addressesChangedMeanwhile");
  const translations = withoutOutdated(shop, returns);
  await tx
    .update(shops)
    .set({ ...returns, translations, addressRevision: revision + 1 })
    .where(eq(shops.id, shopId));
  if (freight !== null) await changeFlatFreight(tx, shopId, { was: freightWas, wanted: freight });
  return revision + 1;
}

async function changeFlatFreight(
  tx: Executor,
  shopId: number,
  { was, wanted }: { readonly was: FlatFreight | null; readonly wanted: FlatFreight },
): Promise<void> {
  const present = await flatFreight(tx, shopId);
  if (present?.amount !== was?.amount || present?.freeFrom !== was?.freeFrom)
    throw new DomainError("freightChangedMeanwhile");
  if (present !== null || !(await hasFreight(tx, shopId))) await saveFlatFreight(tx, shopId, wanted);
}

type ShopRow = typeof shops.$inferSelect;

/** In another language an address would lead to where the shop was before, and a contact to whoever it was. */
function withoutOutdated(
  { translations, returnContact, returnAddress }: ShopRow,
  wanted: Pick<SellingTerms, "returnContact" | "returnAddress">,
): ShopRow["translations"] {
  const isMoved = returnAddress !== wanted.returnAddress;
  if (!isMoved && returnContact === wanted.returnContact) return translations;
  return Object.fromEntries(
    Object.entries(translations).map(([language, { returnContact: _c, returnAddress: address, ...rest }]) => [
      language,
      isMoved || address === undefined ? rest : { ...rest, returnAddress: address },
    ]),
  );
}

/** The shop's default template, as far as it is one amount for everywhere. */
async function flatFreight(db: Executor, shopId: number): Promise<FlatFreight | null> {
  const rules = await db
    .select({
      regionIds: freightRules.regionIds,
      amount: freightRules.firstAmount,
      next: freightRules.nextAmount,
      undelivered: freightTemplates.undeliveredRegionIds,
    })
    .from(freightTemplates)
    .innerJoin(freightRules, eq(freightRules.templateId, freightTemplates.id))
    .where(and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.isDefault, true)));
  const free = await db
    .select({ regionId: freeShippingRules.regionId, minimum: freeShippingRules.minimum })
    .from(freeShippingRules)
    .where(eq(freeShippingRules.shopId, shopId))
    .orderBy(asc(freeShippingRules.id));
  const [rule, ...otherRules] = rules;
  const [freeRule, ...otherFree] = free;
  if (rule === undefined || otherRules.length > 0 || rule.regionIds.length > 0 || rule.next !== 0) return null;
  if (rule.undelivered.length > 0) return null;
  if (otherFree.length > 0 || (freeRule !== undefined && freeRule.regionId !== null)) return null;
  return { amount: rule.amount, freeFrom: freeRule?.minimum ?? null };
}

/** Whether everything that the shop has says what sending costs. Without a default the rest would be sent for free. */
async function hasFreight(db: Executor, shopId: number): Promise<boolean> {
  const isDefault = and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.isDefault, true));
  if ((await db.$count(freightTemplates, isDefault)) > 0) return true;
  const [all] = await db
    .select({ products: count(), withOwn: count(productShipping.productId) })
    .from(products)
    .leftJoin(productShipping, eq(productShipping.productId, products.id))
    .where(and(eq(products.shopId, shopId), isNull(products.deletedAt)));
  return all !== undefined && all.products > 0 && all.withOwn === all.products;
}

/** Merchants see the name of their template, shoppers do not. */
const flatTemplateName = "统一运费";

async function saveFlatFreight(tx: Executor, shopId: number, { amount, freeFrom }: FlatFreight): Promise<void> {
  const isDefault = and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.isDefault, true));
  const [known] = await tx.select({ id: freightTemplates.id }).from(freightTemplates).where(isDefault);
  const [saved] =
    known === undefined
      ? await tx
          .insert(freightTemplates)
          .values({ shopId, name: flatTemplateName, unit: "piece", isDefault: true })
          .returning({ id: freightTemplates.id })
      : await tx
          .update(freightTemplates)
          .set({ revision: sql`${freightTemplates.revision} + 1` })
          .where(eq(freightTemplates.id, known.id))
          .returning({ id: freightTemplates.id });
  if (saved === undefined) throw new Error("The template was not stored");
  const rule = { firstUnits: 1, firstAmount: amount, nextUnits: 1, nextAmount: 0 };
  await tx
    .insert(freightRules)
    .values({ templateId: saved.id, position: 0, ...rule })
    .onConflictDoUpdate({ target: [freightRules.templateId, freightRules.position], set: rule });
  // Amounts for regions have been written elsewhere, and stay.
  const isEverywhere = and(eq(freeShippingRules.shopId, shopId), isNull(freeShippingRules.regionId));
  await tx.delete(freeShippingRules).where(isEverywhere);
  if (freeFrom !== null) await tx.insert(freeShippingRules).values({ shopId, regionId: null, minimum: freeFrom });
}
