import { afterAll, expect, test } from "vitest";
import { orders } from "../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import type { Gateway } from "../../test-support/gateways/gateway.ts";
import { paidThere } from "../../test-support/gateways/paid-there.ts";
import { openGateways } from "../../test-support/gateways/open-gateways.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { askForPayments } from "./ask-for-payments.ts";
import { finishRefunds } from "./finish-refunds.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

let now = start;
const clock = () => now;

const gateways = await openGateways(clock);
const each = <Value>(value: Value): readonly Value[] => gateways.map(() => value);
/** Of asking for payments and of telling refunds. */
const bothJobs = <Value>(value: Value): readonly Value[] => [...each(value), ...each(value)];
afterAll(async () => {
  await Promise.all(gateways.map(({ close }) => close()));
});

onEachStore(
  "a provider that does not answer",
  (backend) => {
    const paidAt = (gateway: Gateway) => paidThere(backend, gateway, now);
    const hearOf = async (gateway: Gateway, { trade }: Awaited<ReturnType<typeof paidThere>>) => {
      const { headers, body } = gateway.notification(trade);
      await fetch(`${backend.url}/api/pay/notify/${gateway.method}`, { method: "POST", headers, body });
    };
    const statesOf = async (those: readonly { readonly customerId: number }[]) => {
      const ids = those.map(({ customerId }) => customerId);
      const found = await backend.db.select().from(orders).where(inArray(orders.customerId, ids)).orderBy(orders.id);
      return found.map(({ state }) => state);
    };
    const pendingRefunds = () => backend.db.$count(refunds, eq(refunds.state, "pending"));

    // All providers are asked and told at once, so that the deadline is waited for once.
    test(
      "a provider that never answers holds up no job and no shopper, and is asked and told again later",
      { timeout: 60_000 },
      async () => {
        now = start;
        await backend.db.update(payments).set({ askAt: null });
        await backend.db.update(refunds).set({ state: "done" });
        const unheard = await Promise.all(gateways.map(paidAt));
        const cancelled = await Promise.all(
          gateways.map(async (gateway) => {
            const paid = await paidAt(gateway);
            await hearOf(gateway, paid);
            return paid;
          }),
        );
        for (const { cancel } of cancelled) expect(await cancel()).toMatchObject({ code: 1 });

        const faults: string[] = [];
        const run = () =>
          Promise.all(
            gateways.flatMap(({ method, provider }) => {
              const providers = new Map([[method, provider]]);
              const report = (error: unknown) => faults.push(String(error));
              const jobs = { db: backend.db, now: clock, providers, report };
              return [askForPayments.run(jobs), finishRefunds.run(jobs)];
            }),
          );
        now = later(1, "minutes");
        const before = gateways.map(({ asked }) => asked.length);
        for (const gateway of gateways) gateway.behaviour = "loses";
        let isOver = false;
        const silent = run().finally(() => (isOver = true));
        await expect
          .poll(() => gateways.map(({ asked }, index) => asked.length - (before[index] ?? 0)))
          .toEqual(each(2));
        for (const { status } of unheard) expect(await status()).toMatchObject({ code: 1, data: { pay_status: 0 } });
        expect(isOver).toBe(false);

        expect(await silent).toEqual(bothJobs(0));
        expect(faults).toEqual(bothJobs(expect.stringContaining("TimeoutError")));
        expect([await statesOf(unheard), await pendingRefunds()]).toEqual([each("unpaid"), gateways.length]);
        // What the provider has done before it fell silent is not known here, and is not done twice.
        for (const gateway of gateways) gateway.behaviour = "works";
        expect(await run()).toEqual(bothJobs(0));
        now = later(5, "minutes");
        expect(await run()).toEqual(bothJobs(1));
        expect([await statesOf(unheard), await pendingRefunds()]).toEqual([each("paid"), 0]);
        expect(cancelled.map(({ trade }) => [...trade.refunds.values()])).toEqual(each([5100]));
        await expectBalancedLedger(backend.db);
      },
    );
  },
  { now: clock, providers: new Map(gateways.map(({ method, provider }) => [method, provider])) },
);
