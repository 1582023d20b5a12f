import { expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireEnteredTransfer, wireRefundToTransfer, wireTransferPayment } from "../testing/wire-transfer.ts";
import {
  completeTransferRefund,
  fetchRefundsToTransfer,
  fetchTransferPayments,
  fetchUnmatchedTransfers,
  matchTransfer,
  recordTransfer,
  returnTransfer,
} from "./transfers.ts";

const beside = { page_no: 1, page_size: 20, count: 1, more: 0 };

test("payments by transfer are read with what waits", async () => {
  const payment = wireTransferPayment({ received: "100.00", transfers: [wireEnteredTransfer()] });
  const counts = { awaited: 1, unmatched: 2, refunds: 3 };
  const { api, called } = succeeding({ list: [payment], counts, is_open: true, more: 1 });
  expect(await fetchTransferPayments(api, { list: "awaited", words: "RF45", after: 7 })).toMatchObject({
    hasMore: true,
    payments: [
      {
        reference: "RF45 0000 0123",
        state: "pending",
        amount: 46455,
        received: 10000,
        paidAt: null,
        orders: [{ state: "unpaid", shopName: "Hearth & Linden", payBefore: Date.UTC(2026, 10, 27, 1, 30, 12) }],
        transfers: [{ amount: 10000, receivedOn: "2026-11-21", payer: "Mina Sato, 6222 9999 0000", by: "Anna" }],
      },
    ],
    counts,
    isOpen: true,
  });
  expect(called[0]?.search).toBe("?list=awaited&words=RF45&after=7");
});

test("unmatched transfers and refunds to transfer are read", async () => {
  const position = { page: 1, pageSize: 20 };
  expect(
    await fetchUnmatchedTransfers(succeeding({ list: [wireEnteredTransfer()], ...beside }).api, position),
  ).toMatchObject({
    items: [{ id: 5, amount: 10000, bankReference: "20261121-000789" }],
  });
  expect(
    await fetchRefundsToTransfer(succeeding({ list: [wireRefundToTransfer()], ...beside }).api, position),
  ).toMatchObject({
    items: [{ id: 9, amount: 5400, reason: "after_sale", order: { id: 12 }, payers: ["Mina Sato, 6222 9999 0000"] }],
  });
});

test("a transfer is recorded, and what came of it is read", async () => {
  const data = { outcome: "partial", surplus: "0.00", missing: "12.00" };
  const { api, sent } = stubClient({ code: 1, show: 0, msg: "", data });
  const entered = { reference: "RF45", amount: 10000, receivedOn: "2026-11-21", bankReference: "b1", payer: "" };
  expect(await recordTransfer(api, entered)).toEqual({ outcome: "partial", surplus: 0, missing: 1200 });
  expect(await matchTransfer(api, { id: 5, reference: "RF45" })).toMatchObject({ outcome: "partial" });
  expect(sent.map(({ body }) => body)).toEqual([
    { reference: "RF45", amount: "100.00", received_on: "2026-11-21", bank_reference: "b1", payer: "" },
    { id: 5, reference: "RF45" },
  ]);
});

test("money that was sent back is named with the bank's number", async () => {
  const { api, sent } = stubClient({ code: 1, show: 1, msg: "", data: [] });
  await returnTransfer(api, { id: 5, bankReference: "b2" });
  await completeTransferRefund(api, { id: 9, bankReference: "b3" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/transfers/return", { id: 5, bank_reference: "b2" }],
    ["/api/transfers/refunded", { id: 9, bank_reference: "b3" }],
  ]);
});
