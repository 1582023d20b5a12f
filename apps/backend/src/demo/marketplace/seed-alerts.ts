import type { DemoCustomer, DemoNotice, DemoProduct } from "@plaza/demo-marketplace";
import { markRead } from "../../platform/notices/inbox.ts";
import { notifyAll, type Telling } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { alerts } from "../../platform/store/schema/alerts.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { productImagePaths } from "./images/paths.ts";
import { insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { written } from "./written-text.ts";

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;

/** What the demo's customers wish a price would fall to: far below what any flash sale takes off. */
const wishedPart = 0.6;

export interface AlertSurroundings {
  readonly productIds: Numbering;
  readonly demoProducts: readonly DemoProduct[];
  readonly customerIds: readonly number[];
  readonly today: Date;
}

/** What the demo's customers wait for, and what they have been told of in the last days. */
export async function seedAlerts(
  db: Executor,
  customers: readonly Pick<DemoCustomer, "alerts" | "notices">[],
  { productIds, demoProducts, customerIds, today }: AlertSurroundings,
): Promise<void> {
  const byKey = new Map(demoProducts.map((product) => [product.key, product]));
  const productOf = (key: string): DemoProduct => {
    const product = byKey.get(key);
    if (product === undefined) throw new Error(`The demo marketplace knows no "${key}"`);
    return product;
  };
  const known = customers.flatMap((customer, index) =>
    customerIds.slice(index, index + 1).map((customerId) => ({ ...customer, customerId })),
  );
  await insertRows(
    db,
    alerts,
    known.flatMap(({ customerId, alerts: waiting }) =>
      waiting.map(({ kind, key }, index) => ({
        customerId,
        kind,
        productId: productIds.of(key),
        targetPrice: kind === "price" ? wholeYuan(productOf(key).price * wishedPart) : null,
        createdAt: new Date(today.getTime() - (index + 1) * oneDay),
      })),
    ),
  );
  for (const { customerId, notices } of known)
    // The oldest first, as it came about.
    for (const notice of notices.toReversed()) {
      const at = new Date(today.getTime() - notice.daysAgo * oneDay - oneHour);
      const product = productOf(notice.key);
      await notifyAll(db, [telling(customerId, notice, product, productIds.of(notice.key))], at);
      if (notice.isRead) await markRead(db, { customerId, knowsNews: true }, "all", new Date(at.getTime() + oneHour));
    }
}

function telling(customerId: number, { kind, key }: DemoNotice, product: DemoProduct, productId: number): Telling {
  const name = written({ text: product.name });
  return {
    customerId,
    kind,
    about: { type: "product", id: productId },
    image: productImagePaths(product)[0] ?? null,
    onceKey: `demo:${key}`,
    ...(kind === "stock"
      ? { text: "noticeStock", parameters: { name } }
      : {
          text: "noticePrice",
          parameters: { name, price: shownYuan(product.price), wish: shownYuan(wholeYuan(product.price * 1.05)) },
        }),
  };
}

function wholeYuan(fen: number): number {
  return Math.round(fen / 100) * 100;
}
