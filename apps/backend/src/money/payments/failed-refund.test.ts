import { afterAll, expect, test } from "vitest";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";
import type { SentNotification } from "../../test-support/gateways/gateway.ts";
import { paidThere } from "../../test-support/gateways/paid-there.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { finishRefunds } from "./finish-refunds.ts";
import { openStripeGateway } from "./providers/stripe/test-support/stripe-gateway.ts";
import { reportFailedRefund } from "./report-failed-refund.ts";

let now = start;
const clock = () => now;
const gateway = await openStripeGateway(clock);
afterAll(() => gateway.close());

onEachStore(
  "refunds that fail after all",
  (backend) => {
    const send = ({ headers, body }: SentNotification) =>
      fetch(`${backend.url}/api/pay/notify/stripe`, { method: "POST", headers, body }).then(({ status }) => status);
    const failed = (number: string) =>
      gateway.signed({
        id: "evt_1",
        object: "event",
        type: "refund.failed",
        livemode: false,
        data: { object: { object: "refund", status: "failed", metadata: { refund: number } } },
      });
    /** An order that was paid and cancelled, and whose refund the provider was told of. */
    const refundOf = async (behaviour: "works" | "hesitates") => {
      const { customerId, trade, cancel } = await paidThere(backend, gateway, now);
      await send(gateway.notification(trade));
      await cancel();
      gateway.behaviour = behaviour;
      await backend.runJob(finishRefunds, now);
      gateway.behaviour = "works";
      const read = async () => {
        const [row] = await backend.db
          .select({ refund: refunds })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(eq(payments.customerId, customerId));
        if (row === undefined) throw new Error("There is no refund");
        return row.refund;
      };
      return { read, number: (await read()).number };
    };
    const faultsOf = async (number: string) => {
      const faults: string[] = [];
      const report = (error: unknown, what: string) => faults.push(`${what}: ${String(error)}`);
      await reportFailedRefund({ db: backend.db, report }, "stripe", { number, reason: "lost_or_stolen_card" });
      return faults;
    };

    test("a refund that was done and failed later is in the error log, and stays as it is", async () => {
      now = later(1, "minutes");
      const { read, number } = await refundOf("works");
      const before = await read();
      expect(before.state).toBe("done");
      expect(await send(failed(number))).toBe(200);
      expect(await read()).toEqual(before);
      expect(await faultsOf(number)).toEqual([
        `refund ${before.id} failed: Error: stripe says that refund ${number} of order ${before.orderId} failed (lost_or_stolen_card), which was done`,
      ]);
    });

    test("a refund that was begun and failed is shown as one that has not begun", async () => {
      now = later(2, "minutes");
      const { read, number } = await refundOf("hesitates");
      expect(await read()).toMatchObject({ state: "pending", begunAt: now });
      expect(await send(failed(number))).toBe(200);
      expect(await read()).toMatchObject({ state: "pending", begunAt: null });
      expect(await faultsOf(number)).toEqual([expect.not.stringContaining("was done")]);
    });

    test("a failed refund of another program is taken, and is in no log", async () => {
      expect(await send(failed("R77"))).toBe(200);
      expect(await faultsOf("R77")).toEqual([]);
    });
  },
  { now: clock, providers: new Map([[gateway.method, gateway.provider]]) },
);
