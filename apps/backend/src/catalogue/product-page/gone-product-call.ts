import { alias, and, eq, isNotNull, not, or } from "../../platform/store/sql.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { inScope } from "../../selling/merchants/shop-states.ts";
import { categories, products, productTakedowns, productTexts } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { inLanguage } from "../../platform/store/language.ts";

/**
 * `goods/gone` (the extension `gone_products`): what a product was that is sold no longer, deleted, taken off the shelf or taken
 * down, and where there are others like it. One that is on sale, was never approved, or never existed is none.
 */
export async function handleGoneProduct({ db, query, language }: CallContext) {
  const first = alias(categories, "first_category");
  const second = alias(categories, "second_category");
  const third = alias(categories, "third_category");
  const [row] = await db
    .select({ id: products.id, texts: productTexts, shop: shops, first, second, third })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(first, eq(first.id, products.firstCategoryId))
    .leftJoin(second, eq(second.id, products.secondCategoryId))
    .leftJoin(third, eq(third.id, products.thirdCategoryId))
    .leftJoin(productTakedowns, eq(productTakedowns.productId, products.id))
    .leftJoin(shops, and(eq(shops.id, products.shopId), inScope("usable")))
    .where(
      and(
        eq(products.id, requiredId(query, "goods_id")),
        or(eq(products.isApproved, true), isNotNull(productTakedowns.productId)),
        not(eq(products.isOnSale, true)),
      ),
    );
  if (row === undefined) throw new DomainError("productGone", { notFound: true });
  const { texts, shop } = row;
  return {
    id: row.id,
    name: inLanguage(texts, "name", language),
    shop: shop === null ? [] : { id: shop.id, name: inLanguage(shop, "name", language) },
    category_path: [row.first, row.second, row.third].flatMap((category) =>
      category === null ? [] : [{ id: category.id, name: inLanguage(category, "name", language) }],
    ),
  };
}
