import { optionTexts } from "../../catalogue/products/option-texts.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { productImages, products, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, asc, desc, eq, inArray, type SQL, sql } from "../../platform/store/sql.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { instant } from "../../platform/wire/time.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { stateOfOffer } from "./offer-state.ts";

/** The names that calls of the desk use for states. */
const wireStates = {
  waiting: "waiting",
  accepted: "accepted",
  rejected: "rejected",
  takenBack: "taken_back",
  withdrawn: "withdrawn",
  over: "over",
} as const;

/** Offers as the desk reads them, the newest first. */
export async function offersWire(
  db: Executor,
  condition: SQL | undefined,
  { now, size, ...reader }: Reader & { readonly now: Date; readonly size: number },
) {
  const rows = await db
    .select({ offer: flashOffers, slot: flashSlots, product: products, texts: productTexts, shop: shops, image })
    .from(flashOffers)
    .innerJoin(flashSlots, eq(flashSlots.id, flashOffers.slotId))
    .innerJoin(products, eq(products.id, flashOffers.productId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(condition)
    .orderBy(desc(flashOffers.id))
    .limit(size);
  const ids = rows.map(({ offer }) => offer.id);
  const prices = await pricesOf(db, inArray(flashPrices.offerId, ids), reader);
  return rows.map(({ offer, slot, product, texts, shop, image: picture }) => ({
    id: offer.id,
    revision: offer.revision,
    state: wireStates[stateOfOffer(offer, slot, now)],
    grounds: offer.grounds,
    is_proposed: flag(offer.openingId !== null),
    product: { id: product.id, name: inLanguage(texts, "name", reader.language), image: reader.images.of(picture) },
    shop: { id: shop.id, name: inLanguage(shop, "name", reader.language) },
    slot: slotTimesWire(slot),
    starts_on: offer.startsOn,
    ends_on: offer.endsOn,
    limit: offer.limitPerCustomer,
    created_at: instant(offer.createdAt),
    skus: prices.get(offer.id) ?? [],
  }));
}

/** A slot's number and its minutes of the day. */
export function slotTimesWire({
  id,
  startMinute,
  endMinute,
}: Omit<typeof flashSlots.$inferSelect, "revision" | "deletedAt">) {
  return { id, start_minute: startMinute, end_minute: endMinute };
}

const image = sql<string | null>`(
  select ${productImages.path} from ${productImages}
  where ${productImages.productId} = ${products.id} and ${productImages.position} = 0
)`;

async function pricesOf(db: Executor, condition: SQL, { language }: Reader) {
  const rows = await db
    .select({ price: flashPrices, sku: skus })
    .from(flashPrices)
    .innerJoin(skus, eq(skus.id, flashPrices.skuId))
    .where(condition)
    .orderBy(asc(skus.id));
  const optionsOf = await shownOptionsOf(
    db,
    rows.map(({ sku }) => sku),
    language,
  );
  const wire = rows.map(({ price, sku }) => ({
    offerId: price.offerId,
    sku: {
      id: sku.id,
      options: optionsOf(sku.id),
      regular_price: decimalYuan(sku.price),
      price: decimalYuan(price.price),
      stock: sku.stock,
      set_aside: price.setAside,
      left: price.setAsideLeft,
      sold: price.sold,
    },
  }));
  return new Map(
    [...Map.groupBy(wire, ({ offerId }) => offerId)].map(([id, group]) => [id, group.map(({ sku }) => sku)]),
  );
}

/** A product as a form asks for its prices; null where there is none. @param shopId whose it has to be; null: anybody's */
export async function productToOffer(
  db: Executor,
  { productId, shopId }: { readonly productId: number; readonly shopId: number | null },
  { language, images }: Reader,
) {
  const isTheirs = shopId === null ? undefined : eq(products.shopId, shopId);
  const [found] = await db
    .select({ product: products, texts: productTexts, shop: shops, image })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, productId), sql`${products.deletedAt} is null`, isTheirs));
  if (found === undefined) return null;
  const rows = await db.select().from(skus).where(eq(skus.productId, productId)).orderBy(asc(skus.id));
  const optionsOf = await shownOptionsOf(db, rows, language);
  return {
    id: productId,
    name: inLanguage(found.texts, "name", language),
    image: images.of(found.image),
    shop: { id: found.shop.id, name: inLanguage(found.shop, "name", language) },
    skus: rows.map((sku) => ({
      id: sku.id,
      options: optionsOf(sku.id),
      regular_price: decimalYuan(sku.price),
      stock: sku.stock,
    })),
  };
}

/** By the ids of the SKUs; "" where there is nothing to choose. */
async function shownOptionsOf(
  db: Executor,
  rows: Parameters<typeof optionTexts>[1],
  language: ReaderLanguage,
): Promise<(skuId: number) => string> {
  const options = await optionTexts(db, rows);
  return (skuId) => {
    const option = options.get(skuId);
    return option === undefined ? "" : shownOptions(option, language);
  };
}
