import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { cartLines, laterLines } from "../../platform/store/schema/cart.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";
import { asc, eq } from "../../platform/store/sql.ts";

export const personalData: PersonalData = {
  tables: [cartLines, laterLines],
  export: async (tx, { id }, language) => {
    const inCart = await tx
      .select()
      .from(cartLines)
      .innerJoin(productTexts, eq(productTexts.productId, cartLines.productId))
      .where(eq(cartLines.customerId, id))
      .orderBy(asc(cartLines.id));
    const later = await tx
      .select()
      .from(laterLines)
      .innerJoin(productTexts, eq(productTexts.productId, laterLines.productId))
      .where(eq(laterLines.customerId, id))
      .orderBy(asc(laterLines.savedAt), asc(laterLines.skuId));
    return {
      cart: inCart.map(({ cart_lines: line, product_texts: text }) => ({
        productId: line.productId,
        name: inLanguage(text, "name", language),
        quantity: line.quantity,
        addedAt: line.createdAt,
      })),
      savedForLater: later.map(({ later_lines: line, product_texts: text }) => ({
        productId: line.productId,
        name: inLanguage(text, "name", language),
        quantity: line.quantity,
        savedAt: line.savedAt,
      })),
    };
  },
  erase: async (tx, { id }) => {
    await tx.delete(cartLines).where(eq(cartLines.customerId, id));
    await tx.delete(laterLines).where(eq(laterLines.customerId, id));
  },
};
