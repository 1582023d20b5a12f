import { skus } from "../src/platform/store/schema/catalog.ts";
import type { Database } from "../src/platform/store/database.ts";
import { orderLines, orders } from "../src/platform/store/schema/orders.ts";
import { flashPrices } from "../src/platform/store/schema/promotions.ts";
import { eq, sql } from "../src/platform/store/sql.ts";
import { ledgerFaults } from "../src/test-support/ledger-faults.ts";
import { type OpenTestBackend, openTestBackend } from "../src/test-support/open-test-backend.ts";
import { putOnFlashSale, sell } from "../src/test-support/stage.ts";
import { ledgerAccounts, ledgerPostings } from "../src/platform/store/schema/wallet.ts";
import { buyAndReturn } from "./buy-and-return.ts";
import { purchase, submit, type Shopper, shoppers } from "./shoppers.ts";

/** Checkout over HTTP: a rush for more than the stock, refunds among purchases, and how many orders a second there can be. Leaves nothing behind. */

const server = process.env["TEST_DATABASE_URL"];
const rushing = 200;
const quantity = 50;
const mixed = 100;
const price = 9900;
const flashPrice = 4900;

async function rush({ url, db }: OpenTestBackend): Promise<void> {
  const sold = await sell(db, { name: "抢购商品", stock: quantity, fields: { price } });
  const offerId = await putOnFlashSale(db, sold, flashPrice);
  const all = await shoppers(db, rushing);
  const [before, salesBefore] = [await moneyOn(db, "wallet"), await moneyOn(db, "sales")];
  const start = performance.now();
  const bought = await Promise.all(all.map((shopper) => purchase(url, shopper, sold.skuId)));
  const seconds = (performance.now() - start) / 1000;

  const [stock] = await db.select({ left: skus.stock }).from(skus).where(eq(skus.id, sold.skuId));
  const [counter] = await db.select().from(flashPrices).where(eq(flashPrices.offerId, offerId));
  const lines = await db
    .select({ state: orders.state, amount: orders.amount })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.skuId, sold.skuId));
  console.log(`  ${rushing} shoppers, ${quantity} in stock, submitted and paid in ${seconds.toFixed(1)} s`);
  expectEqual("shoppers who got one", bought.filter(Boolean).length, quantity);
  expectEqual("orders that are paid", lines.filter(({ state }) => state === "paid").length, quantity);
  expectEqual("quantity left", stock?.left, 0);
  expectEqual("quantity counted by the flash sale", counter?.sold, quantity);
  expectEqual(
    "fen in the orders",
    lines.reduce((sum, { amount }) => sum + amount, 0),
    quantity * flashPrice,
  );
  expectEqual("fen that left the wallets", before - (await moneyOn(db, "wallet")), quantity * flashPrice);
  const received = (await moneyOn(db, "sales")) - salesBefore;
  expectEqual("fen that the platform received", received, quantity * flashPrice);
  expectEqual("sum of the whole ledger", await moneyOn(db), 0);
  expectEqual("faults of the ledger", (await ledgerFaults(db)).length, 0);
}

/**
 * Customers who buy, ask their money back and think better of it, and shops that send and answer, all at once: what is in
 * stock, in wallets and in the ledger at the end is what the orders say.
 */
async function refundsInTheMix({ url, db }: OpenTestBackend): Promise<void> {
  const sold = await sell(db, { name: "退换商品", stock: mixed, fields: { price } });
  const all = await shoppers(db, mixed);
  const [before, salesBefore] = [await moneyOn(db, "wallet"), await moneyOn(db, "sales")];
  const start = performance.now();
  const ends = await Promise.all(all.map((shopper, index) => buyAndReturn({ url, db }, shopper, sold.skuId, index)));
  const seconds = (performance.now() - start) / 1000;
  const lines = await db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.skuId, sold.skuId));
  const [stock] = await db.select({ left: skus.stock }).from(skus).where(eq(skus.id, sold.skuId));
  const netAmount = lines.reduce((sum, { order }) => sum + order.amount - order.refundedAmount, 0);
  const count = (end: string) => ends.filter((each) => each === end).length;
  console.log(`  ${mixed} purchases, with refunds in the mix, in ${seconds.toFixed(1)} s`);
  expectEqual("orders that were cancelled", count("cancelled"), mixed / 4);
  expectEqual("requests for money", count("refunded"), mixed / 4);
  expectEqual("goods that came back", count("returned"), mixed / 4);
  expectEqual("quantity in stock", stock?.left, mixed / 2);
  expectEqual("fen that left the wallets", before - (await moneyOn(db, "wallet")), netAmount);
  expectEqual("fen that the platform received", (await moneyOn(db, "sales")) - salesBefore, netAmount);
  expectEqual("fen that were kept", netAmount, (mixed / 4) * price);
  expectEqual("sum of the whole ledger", await moneyOn(db), 0);
  expectEqual("faults of the ledger", (await ledgerFaults(db)).length, 0);
}

/** In fen; without a kind all that there is. */
async function moneyOn(db: Database, kind?: "wallet" | "sales"): Promise<number> {
  const [row] = await db
    .select({ fen: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(kind === undefined ? undefined : eq(ledgerAccounts.kind, kind));
  return row?.fen ?? 0;
}

function expectEqual(what: string, found: number | undefined, wanted: number): void {
  const isRight = found === wanted;
  if (!isRight) process.exitCode = 1;
  console.log(`  ${what.padEnd(36)} ${String(found).padStart(8)}   ${isRight ? "right" : `WRONG, not ${wanted}`}`);
}

/** Orders by so many clients at once, each of them one after the other, of one piece of one of twenty products. */
async function throughput({ url, db }: OpenTestBackend, clients: number, total: number): Promise<readonly string[]> {
  const products = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sell(db, { name: `商品 ${index}`, stock: 99_999 })),
  );
  const all = await shoppers(db, clients);
  let next = 0;
  const samples: number[] = [];
  const work = async (shopper: Shopper): Promise<void> => {
    while (next < total) {
      const turn = next;
      next += 1;
      const start = performance.now();
      const checkoutId = await submit(url, shopper, products[turn % products.length]?.skuId ?? 0, `turn ${turn}`);
      if (checkoutId === null) throw new Error("An order was rejected although everything is in stock");
      samples.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(all.map(work));
  const seconds = (performance.now() - start) / 1000;
  samples.sort((left, right) => left - right);
  const at = (share: number): string => (samples[Math.floor(samples.length * share)] ?? Number.NaN).toFixed(1);
  return [String(clients), (total / seconds).toFixed(0), `${at(0.5)} ms`, `${at(0.95)} ms`];
}

function print(cells: readonly string[]): void {
  console.log(`  ${cells.map((cell) => cell.padStart(12)).join("")}`);
}

async function run(databaseUrl?: string): Promise<void> {
  console.log(`\n${databaseUrl === undefined ? "PGlite" : "PostgreSQL"}`);
  const backend = await openTestBackend(databaseUrl === undefined ? {} : { databaseUrl });
  try {
    await rush(backend);
    console.log("");
    await refundsInTheMix(backend);
    console.log("");
    print(["clients", "orders/s", "p50 submit", "p95 submit"]);
    await throughput(backend, 1, 50);
    for (const clients of [1, 8, 32]) print(await throughput(backend, clients, 400));
  } finally {
    await backend.close();
  }
}

if (server === undefined || server === "") {
  console.log("PostgreSQL is left out: TEST_DATABASE_URL names none.");
  await run();
} else await run(server);
