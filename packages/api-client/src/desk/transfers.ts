import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { money, moneyText } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, nothing, text } from "../wire/scalars.ts";

/** `overdue`: no order waits for it any more, or another way of paying was chosen since; it may come all the same. */
export type TransferList = "awaited" | "overdue" | "received";

/** A transfer on the statement, as it was entered. The amount is in fen. */
export interface EnteredTransfer {
  readonly amount: number;
  /** `YYYY-MM-DD` */
  readonly receivedOn: string;
  /** The bank's number of it. */
  readonly bankReference: string;
  /** From whose account, as the statement has it; "": it does not say. */
  readonly payer: string;
  /** Who has entered it. */
  readonly by: string;
}

/** A payment by bank transfer. Amounts are in fen, times epoch milliseconds. */
export interface TransferPayment {
  readonly id: number;
  /** What the customer writes into the transfer, in groups of four. */
  readonly reference: string;
  /** `superseded`: the customer has chosen another way since. */
  readonly state: "pending" | "paid" | "superseded";
  readonly amount: number;
  readonly received: number;
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly orders: readonly {
    readonly id: number;
    readonly number: string;
    readonly state: "unpaid" | "paid" | "shipped" | "completed" | "closed";
    readonly amount: number;
    /** When it closes; null: it does not. */
    readonly payBefore: number | null;
    readonly shopName: string;
  }[];
  readonly transfers: readonly EnteredTransfer[];
}

const entered: Decoder<EnteredTransfer> = record((field) => ({
  amount: field("amount", money),
  receivedOn: field("received_on", text),
  bankReference: field("bank_reference", text),
  payer: field("payer", text),
  by: field("by", text),
}));

const transferPayment: Decoder<TransferPayment> = record((field) => ({
  id: field("id", id),
  reference: field("reference", text),
  state: field("state", wordOf<TransferPayment["state"]>("pending", "paid", "superseded")),
  amount: field("amount", money),
  received: field("received", money),
  createdAt: field("created_at", requiredInstant),
  paidAt: field("paid_at", instant),
  orders: field(
    "orders",
    list(
      record((order) => ({
        id: order("id", id),
        number: order("number", text),
        state: order("state", wordOf("unpaid", "paid", "shipped", "completed", "closed")),
        amount: order("amount", money),
        payBefore: order("pay_before", instant),
        shopName: order("shop_name", text),
      })),
    ),
  ),
  transfers: field("transfers", list(entered)),
}));

export interface TransferPayments {
  readonly payments: readonly TransferPayment[];
  readonly hasMore: boolean;
  /** How much waits for an operator. */
  readonly counts: Readonly<Record<"awaited" | "unmatched" | "refunds", number>>;
  /** Customers can pay by transfer: it is switched on, and the account is complete. */
  readonly isOpen: boolean;
}

interface PageParams {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface TransferPaymentsParams {
  readonly list: TransferList;
  /** A reference, the number of an order or an amount, in whatever list it is; absent: all of the list. */
  readonly words?: string | undefined;
  /** The payment that the page before ended with; absent: it is the first page. */
  readonly after?: number | undefined;
}

const payments: Decoder<TransferPayments> = record((field) => ({
  payments: field("list", list(transferPayment)),
  hasMore: field("more", flag),
  counts: field(
    "counts",
    record((counted) => ({
      awaited: counted("awaited", count),
      unmatched: counted("unmatched", count),
      refunds: counted("refunds", count),
    })),
  ),
  isOpen: field("is_open", flag),
}));

/** Those that are awaited the oldest first, others the newest. */
export const fetchTransferPayments = getCall("transfers/list", {
  query: ({ list: name, words, after }: TransferPaymentsParams) => ({ list: name, words, after }),
  decode: payments,
});

const staleness = { freshMs: 5 * second, staleAfter: ["transfer-change"] } as const;

export const transferPaymentsQuery = defineQuery(fetchTransferPayments, { key: "transfer-payments", ...staleness });

/** Money that nobody can tell the purpose of. */
export interface UnmatchedTransfer extends EnteredTransfer {
  readonly id: number;
}

const unmatchedPage = page<UnmatchedTransfer>((value, context) => ({
  ...entered(value, context),
  id: record((field) => field("id", id))(value, context),
}));

const pageQuery = ({ page: number, pageSize }: PageParams) => ({ page_no: number, page_size: pageSize });

/** The oldest first. */
export const fetchUnmatchedTransfers = getCall("transfers/unmatched", {
  query: pageQuery,
  decode: (value, context): Page<UnmatchedTransfer> => unmatchedPage(value, context),
});

export const unmatchedTransfersQuery = defineQuery(fetchUnmatchedTransfers, {
  key: "unmatched-transfers",
  ...staleness,
});

/** Money that somebody has to transfer back. The amount is in fen. */
export interface RefundToTransfer {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
  /** `late`: no order waited for the money. `close` and `cancel`: the order was closed. `after_sale`: goods came back. */
  readonly reason: "cancel" | "close" | "late" | "after_sale";
  readonly createdAt: number;
  readonly order: { readonly id: number; readonly number: string };
  readonly customer: { readonly id: number; readonly nickname: string };
  /** From whose accounts the money came, as the statements have it. */
  readonly payers: readonly string[];
  /** Where a customer who paid in cash is asked for an account; "" for what came by transfer. */
  readonly reachedAt: string;
}

const refundPage = page<RefundToTransfer>(
  record((field) => ({
    id: field("id", id),
    number: field("number", text),
    amount: field("amount", money),
    reason: field("reason", wordOf<RefundToTransfer["reason"]>("cancel", "close", "late", "after_sale")),
    createdAt: field("created_at", requiredInstant),
    order: field(
      "order",
      record((order) => ({ id: order("id", id), number: order("number", text) })),
    ),
    customer: field(
      "customer",
      record((customer) => ({ id: customer("id", id), nickname: customer("nickname", text) })),
    ),
    payers: field("payers", list(text)),
    reachedAt: field("reached_at", text),
  })),
);

/** The oldest first. */
export const fetchRefundsToTransfer = getCall("transfers/refunds", {
  query: pageQuery,
  decode: (value, context): Page<RefundToTransfer> => refundPage(value, context),
});

export const refundsToTransferQuery = defineQuery(fetchRefundsToTransfer, { key: "refunds-to-transfer", ...staleness });

/** What has become of a transfer. Amounts are in fen. */
export interface TransferOutcome {
  /**
   * `partial`: more is awaited. `late`: no order waits for it, so all of it goes back. `unmatched`: nobody knows what it is
   * for. `again`: it was entered before.
   */
  readonly outcome: "paid" | "partial" | "late" | "unmatched" | "again";
  /** What goes back. */
  readonly surplus: number;
  /** What is still awaited. */
  readonly missing: number;
}

const outcome: Decoder<TransferOutcome> = record((field) => ({
  outcome: field("outcome", wordOf<TransferOutcome["outcome"]>("paid", "partial", "late", "unmatched", "again")),
  surplus: field("surplus", money),
  missing: field("missing", money),
}));

export interface TransferToRecord extends Omit<EnteredTransfer, "by"> {
  /** "": nobody can tell what it is for. */
  readonly reference: string;
}

/** What is entered twice, by the bank's number, is booked once. */
export const recordTransfer = postCall("transfers/record", {
  body: ({ reference, amount, receivedOn, bankReference, payer }: TransferToRecord) => ({
    reference,
    amount: moneyText(amount),
    received_on: receivedOn,
    bank_reference: bankReference,
    payer,
  }),
  decode: outcome,
});

/** Says what an unmatched transfer is for. */
export const matchTransfer = postCall("transfers/match", {
  body: ({ id: transferId, reference }: { readonly id: number; readonly reference: string }) => ({
    id: transferId,
    reference,
  }),
  decode: outcome,
});

export interface TransferSentBack {
  readonly id: number;
  /** The bank's number of the transfer that has brought it back. */
  readonly bankReference: string;
}

const sentBack = ({ id: sentId, bankReference }: TransferSentBack) => ({ id: sentId, bank_reference: bankReference });

/** An unmatched transfer was sent back. */
export const returnTransfer = postCall("transfers/return", { body: sentBack, decode: nothing });

/** A refund was transferred. */
export const completeTransferRefund = postCall("transfers/refunded", { body: sentBack, decode: nothing });
