import { type OptionText, optionTexts } from "../../catalogue/products/option-texts.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";
import { notifyAll, type Telling } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asWritten, inLanguage, languages, type ReaderLanguage } from "../../platform/store/language.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { alerts } from "../../platform/store/schema/alerts.ts";
import { productImages, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import type { NoticeParameter } from "../../platform/store/schema/notices.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { type DueAlert, findDueAlerts, lockDueAlerts } from "./due-alerts.ts";

/** How many are looked for at once, and of how many one transaction notifies. */
const maxFound = 2000;
const atOnce = 200;

/**
 * Notifies customers of what they have waited for. The alert is deleted in the transaction that inserts the notice, so that
 * whatever breaks off notifies nobody twice, and nobody never; afterwards the alert can be set anew.
 */
export const notifyDueAlerts = {
  name: "tell due alerts",
  everyMilliseconds: 5000,
  run: async ({ db, now, report }: JobContext) => {
    let notified = 0;
    for (let after = 0; ;) {
      const found = await findDueAlerts(db, now(), after, maxFound);
      for (let from = 0; from < found.length; from += atOnce) {
        const some = found.slice(from, from + atOnce);
        try {
          notified += await db.transaction((tx) => notifySome(tx, some, now()));
        } catch (error) {
          report(error, `to tell alerts ${some[0]} and those after it failed`);
        }
      }
      const last = found.at(-1);
      if (last === undefined || found.length < maxFound) return notified;
      after = last;
    }
  },
} satisfies Job;

async function notifySome(tx: Executor, ids: readonly number[], now: Date): Promise<number> {
  const due = await lockDueAlerts(tx, now, ids);
  if (due.length === 0) return 0;
  const nameOf = await namesOf(tx, due);
  const imageOf = await imagesOf(tx, due);
  await tx.delete(alerts).where(
    inArray(
      alerts.id,
      due.map(({ id }) => id),
    ),
  );
  await notifyAll(
    tx,
    due.map((alert): Telling => ({
      customerId: alert.customerId,
      kind: alert.kind,
      about: { type: "product", id: alert.productId },
      image: imageOf.get(alert.productId) ?? null,
      onceKey: `alert:${alert.id}`,
      ...textOf(alert, nameOf(alert)),
    })),
    now,
  );
  return due.length;
}

function textOf({ kind, targetPrice, isGone, isOver, price, flashPrice }: DueAlert, name: NoticeParameter) {
  if (isGone) return { text: "noticeGone", parameters: { name } } as const;
  if (isOver) return { text: "noticeNoFlash", parameters: { name } } as const;
  switch (kind) {
    case "price":
      return {
        text: "noticePrice",
        parameters: { name, price: shownYuan(price), wish: shownYuan(targetPrice ?? price) },
      } as const;
    case "stock":
      return { text: "noticeStock", parameters: { name } } as const;
    case "flash":
      return { text: "noticeFlash", parameters: { name, price: shownYuan(flashPrice ?? price) } } as const;
    default:
      return kind satisfies never;
  }
}

/** What an alert is about: the product, and the values of its options where it is about one SKU. */
async function namesOf(tx: Executor, due: readonly DueAlert[]): Promise<(alert: DueAlert) => NoticeParameter> {
  const texts = await tx
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, productIdsOf(due)));
  const skuIds = due.flatMap(({ skuId }) => skuId ?? []);
  const options = await optionTexts(
    tx,
    skuIds.length === 0 ? [] : await tx.select().from(skus).where(inArray(skus.id, skuIds)),
  );
  const byProduct = new Map(texts.map((text) => [text.productId, text]));
  return ({ productId, skuId }) => {
    const product = byProduct.get(productId) ?? { name: "", translations: {} };
    return withOption(product, skuId === null ? undefined : options.get(skuId));
  };
}

function withOption(
  { name, translations }: Pick<typeof productTexts.$inferSelect, "name" | "translations">,
  option: OptionText | undefined,
): NoticeParameter {
  const inWords = (language: ReaderLanguage): string => {
    const product = inLanguage({ name, translations }, "name", language);
    const values = option === undefined ? "" : shownOptions(option, language);
    return values === "" ? product : `${product} (${values})`;
  };
  return {
    text: inWords(asWritten),
    translations: Object.fromEntries(
      languages
        .filter((each) => (translations[each] ?? option?.optionValues[each]) !== undefined)
        .map((each) => [each, { text: inWords({ wanted: each, fallback: each }) }]),
    ),
  };
}

async function imagesOf(tx: Executor, due: readonly DueAlert[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ productId: productImages.productId, path: productImages.path })
    .from(productImages)
    .where(and(inArray(productImages.productId, productIdsOf(due)), eq(productImages.position, 0)));
  return new Map(rows.map(({ productId, path }) => [productId, path]));
}

function productIdsOf(due: readonly DueAlert[]): number[] {
  return [...new Set(due.map(({ productId }) => productId))];
}
