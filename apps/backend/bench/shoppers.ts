import type { Database } from "../src/platform/store/database.ts";
import { ask, recordOf } from "../src/test-support/ask.ts";
import { newCustomer } from "../src/test-support/new-customer.ts";
import { liveSomewhere } from "../src/test-support/stage.ts";
import { grant } from "../src/money/wallet/grant.ts";

export interface Shopper {
  readonly token: string;
  readonly addressId: number;
}

/** As the wire numbers the wallet among the ways to pay. */
const balance = 3;

/** Customers with an address and ¥1,000 each. */
export async function shoppers(db: Database, count: number): Promise<readonly Shopper[]> {
  const all: Shopper[] = [];
  for (let index = 0; index < count; index += 1) {
    all.push(
      await db.transaction(async (tx) => {
        const { id, token } = await newCustomer(tx);
        await grant(tx, { customerId: id, amount: 100_000, reference: `bench:${id}`, at: new Date() });
        return { token, addressId: await liveSomewhere(tx, id) };
      }),
    );
  }
  return all;
}

/** Orders one piece. @returns the checkout's id; null when there is none left */
export async function submit(url: string, shopper: Shopper, skuId: number, key: string): Promise<number | null> {
  const answer = await ask(url, "order/submitOrder", {
    token: shopper.token,
    headers: { "idempotency-key": key },
    body: { goods: JSON.stringify([{ item_id: skuId, num: 1 }]), address_id: shopper.addressId },
  });
  if (answer.status !== 200) throw new Error(`A submission failed: ${answer.text}`);
  return answer.code === 1 ? Number(recordOf(answer.data)["trade_id"]) : null;
}

/** Orders one piece and pays for it. @returns whether there was one */
export async function purchase(url: string, shopper: Shopper, skuId: number): Promise<boolean> {
  const checkoutId = await submit(url, shopper, skuId, "rush");
  if (checkoutId === null) return false;
  const body = { from: "trade", order_id: checkoutId, pay_way: balance };
  const paid = await ask(url, "pay/unifiedpay", { token: shopper.token, body });
  if (paid.code !== 20_001) throw new Error(`A payment failed: ${paid.text}`);
  return true;
}
