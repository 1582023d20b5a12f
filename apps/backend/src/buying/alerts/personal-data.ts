import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { alerts } from "../../platform/store/schema/alerts.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";

export const personalData: PersonalData = {
  tables: [alerts],
  export: async (tx, { id }, language) => {
    const own = await tx
      .select()
      .from(alerts)
      .innerJoin(productTexts, eq(productTexts.productId, alerts.productId))
      .where(eq(alerts.customerId, id))
      .orderBy(asc(alerts.id));
    return {
      alerts: own.map(({ alerts: alert, product_texts: text }) => ({
        kind: alert.kind,
        productId: alert.productId,
        name: inLanguage(text, "name", language),
        wish: alert.targetPrice === null ? null : exportedMoney(alert.targetPrice),
        setAt: alert.createdAt,
      })),
    };
  },
  erase: async (tx, { id }) => {
    await tx.delete(alerts).where(eq(alerts.customerId, id));
  },
};
