import {
  firstImage,
  type OfferedSku,
  offeredSkus,
  soldByColumns,
  soldProductColumns,
} from "../sellable-skus/offered-skus.ts";
import { productImages, products, productTexts } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { takesOrders } from "../../selling/merchants/shop-states.ts";
import { cartLines, laterLines } from "../../platform/store/schema/cart.ts";
import { and, desc, eq, inArray, isNull } from "../../platform/store/sql.ts";

export interface CartLine {
  readonly id: number;
  readonly skuId: number;
  readonly quantity: number;
  /** As the customer left it, whatever has become of the product. */
  readonly isSelected: boolean;
  readonly product: OfferedSku["product"];
  readonly shop: OfferedSku["shop"];
  /** Null where the SKU no longer exists. */
  readonly offered: OfferedSku | null;
}

/** A customer's cart, newest first; what has been deleted is left out. */
export async function cartLinesOf(db: Executor, customerId: number, now: Date): Promise<readonly CartLine[]> {
  const rows = await db
    .select({ line: cartLines, product: soldProductColumns, shop: soldByColumns })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(productImages, firstImage)
    .where(and(eq(cartLines.customerId, customerId), isNull(products.deletedAt)))
    .orderBy(desc(cartLines.id));
  return withOffers(db, rows, now);
}

/** What a customer has saved for later, newest first; its lines have the ids of their SKUs, and none is selected. */
export async function laterLinesOf(db: Executor, customerId: number, now: Date): Promise<readonly CartLine[]> {
  const rows = await db
    .select({ line: laterLines, product: soldProductColumns, shop: soldByColumns })
    .from(laterLines)
    .innerJoin(products, eq(products.id, laterLines.productId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(productImages, firstImage)
    .where(and(eq(laterLines.customerId, customerId), isNull(products.deletedAt)))
    .orderBy(desc(laterLines.savedAt), desc(laterLines.skuId));
  const lines = rows.map(({ line, ...sold }) => ({ ...sold, line: { ...line, id: line.skuId, isSelected: false } }));
  return withOffers(db, lines, now);
}

interface StoredLine extends Pick<CartLine, "product" | "shop"> {
  readonly line: Pick<CartLine, "id" | "skuId" | "quantity" | "isSelected">;
}

async function withOffers(db: Executor, rows: readonly StoredLine[], now: Date): Promise<readonly CartLine[]> {
  const offered = await offeredSkus(
    db,
    rows.map(({ line }) => line.skuId),
    now,
  );
  return rows.map(({ line, product, shop }) => {
    const { id, skuId, quantity, isSelected } = line;
    return { id, skuId, quantity, isSelected, product, shop, offered: offered.get(skuId) ?? null };
  });
}

/** The SKUs and quantities of some lines of a customer's cart. Ids that are not in it are ignored. */
export function cartQuantities(
  db: Executor,
  customerId: number,
  ids: readonly number[],
): Promise<readonly { readonly skuId: number; readonly quantity: number }[]> {
  return db
    .select({ skuId: cartLines.skuId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...ids])))
    .orderBy(desc(cartLines.id));
}

/** Whether a line could be bought now, in some number. */
export function isBuyable({ product, shop, offered }: CartLine, now: Date): boolean {
  return offered !== null && offered.sku.stock > 0 && product.isOnSale && takesOrders(shop, now);
}
