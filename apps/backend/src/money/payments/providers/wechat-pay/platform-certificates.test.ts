import { X509Certificate } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { askForPayments } from "../../ask-for-payments.ts";
import { finishRefunds } from "../../finish-refunds.ts";
import { orders } from "../../../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../../../platform/store/schema/payments.ts";
import { eq } from "../../../../platform/store/sql.ts";
import type { SentNotification } from "../../../../test-support/gateways/gateway.ts";
import { paidThere } from "../../../../test-support/gateways/paid-there.ts";
import { openWeChatPayGateway } from "./test-support/wechat-pay-gateway.ts";
import { later, start } from "../../../../test-support/later.ts";
import { onEachStore } from "../../../../test-support/on-each-store.ts";
import { expectBalancedLedger } from "../../../../test-support/order-model/invariants.ts";

let now = start;
const clock = () => now;

const gateway = await openWeChatPayGateway(clock, "certificates");
const [current, next] = gateway.signers;
const providers = new Map([[gateway.method, gateway.provider]]);
const { taken, rejected } = gateway.replies;
afterAll(() => gateway.close());

onEachStore(
  "WeChat Pay with platform certificates",
  (backend) => {
    const faults: string[] = [];
    const jobs = () => ({
      db: backend.db,
      now: clock,
      providers,
      report: (error: unknown) => faults.push(String(error)),
    });
    beforeEach(async () => {
      now = start;
      gateway.signer = current;
      faults.length = 0;
      await backend.db.update(payments).set({ askAt: null });
      await backend.db.update(refunds).set({ state: "done" });
    });

    const setUp = async () => {
      const { customerId, ...paid } = await paidThere(backend, gateway, now);
      const state = async () =>
        (await backend.db.select().from(orders).where(eq(orders.customerId, customerId))).map((order) => order.state);
      return { ...paid, state };
    };
    const send = async ({ headers, body }: SentNotification) => {
      const response = await fetch(`${backend.url}/api/pay/notify/wechat`, { method: "POST", headers, body });
      return `${response.status} ${await response.text()}`;
    };

    test("a payment is paid, and paid back, where WeChat Pay signs under the serial number of its certificate", async () => {
      const { trade, state, cancel } = await setUp();
      const notification = gateway.notification(trade);
      expect(notification.headers["wechatpay-serial"]).toBe(new X509Certificate(current.pem).serialNumber);
      expect([await send(notification), await state()]).toEqual([taken, ["paid"]]);
      expect(await cancel()).toMatchObject({ code: 1 });
      expect([await finishRefunds.run(jobs()), faults]).toEqual([1, []]);
      expect([...trade.refunds.values()]).toEqual([5100]);
      await expectBalancedLedger(backend.db);
    });

    test("a notification under another serial number, or of another key than the certificate's, pays nothing", async () => {
      const { trade, state } = await setUp();
      for (const [index, forgery] of gateway.forgeries(trade).entries())
        expect(await send(forgery), `forgery ${index}`).toBe(rejected);
      // Each certificate is known, but not with the other one's key.
      const mixed = gateway.notification(trade);
      const headers = { ...mixed.headers, "wechatpay-serial": next?.name ?? "" };
      expect(await send({ ...mixed, headers })).toBe(rejected);
      expect(await state()).toEqual(["unpaid"]);
      expect([await send(gateway.notification(trade)), await state()]).toEqual([taken, ["paid"]]);
    });

    test("while WeChat Pay replaces its certificate, what it signs with the new one counts as well", async () => {
      const [one, other] = [await setUp(), await setUp()];
      if (next === undefined) throw new Error("One certificate follows the other");
      gateway.signer = next;
      expect(await send(gateway.notification(one.trade))).toBe(taken);
      now = later(1, "minutes");
      expect([await askForPayments.run(jobs()), faults]).toEqual([1, []]);
      expect([await one.state(), await other.state()]).toEqual([["paid"], ["paid"]]);
    });
  },
  { now: clock, providers },
);
