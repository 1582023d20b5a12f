import type { Destination } from "../account/destination.ts";
import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { optionalMoney } from "../wire/money.ts";
import { count, flag, optionalText, text, nothing } from "../wire/scalars.ts";
import { time, requiredTime } from "../wire/time.ts";

/** What shows that it is the customer who asks: the password, or a code where the account has none. */
export type Identity = { readonly password: string } | { readonly code: string };

/** Something to be settled before. A platform may know of more kinds than this client. */
export interface DeletionObstacle {
  readonly kind: string;
  readonly count: number;
  /** Fen; null where it is no money. */
  readonly amount: number | null;
}

/** Something that is lost with the account. */
export interface DeletionLoss {
  readonly kind: string;
  readonly count: number;
}

export interface AccountDeletion {
  readonly obstacles: readonly DeletionObstacle[];
  readonly losses: readonly DeletionLoss[];
  /** How long one can change one's mind. */
  readonly days: number;
  /** When the account is deleted, in epoch milliseconds; null: it stays. */
  readonly deletedAt: number | null;
  /** Where a code is sent to. */
  readonly codesGoTo: Destination | null;
  /** The account has no password, so deleting it takes a code. */
  readonly needsCode: boolean;
}

const accountDeletion: Decoder<AccountDeletion> = record((field) => ({
  obstacles: field(
    "obstacles",
    list(
      record((row) => ({ kind: row("kind", text), count: row("count", count), amount: row("amount", optionalMoney) })),
    ),
  ),
  losses: field("losses", list(record((row) => ({ kind: row("kind", text), count: row("count", count) })))),
  days: field("days", count),
  deletedAt: field("delete_time", time),
  codesGoTo: field("code_to", optionalText) ?? field("mobile", optionalText),
  needsCode: field("needs_code", flag),
}));

/** What keeps the account from being deleted, and what would be lost. Only where `account_data` is announced. */
export const fetchAccountDeletion = getCall("user_delete/check", { decode: accountDeletion });

export const accountDeletionQuery = defineQuery(fetchAccountDeletion, {
  key: "account-deletion",
  freshMs: second,
  staleAfter: ["deletion-change", "order-change", "order-placed", "after-sales-change"],
});

/**
 * Has the account deleted after some days, until when it can be kept. Rejected while something is to be settled before.
 * Only where `account_data` is announced. @returns when, in epoch milliseconds
 */
export const deleteAccount = postCall("user_delete/delete", {
  body: (identity: Identity) => identity,
  decode: record((field) => field("delete_time", requiredTime)),
});

/** The account is not deleted after all. A repetition changes nothing. Only where `account_data` is announced. */
export const keepAccount = postCall("user_delete/revoke", { decode: nothing });
