import { ApiError } from "../api-error.ts";
import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { idempotencyHeader } from "../wire/idempotency-header.ts";
import type { Repeatable } from "../wire/idempotency-header.ts";
import { id } from "../wire/scalars.ts";

export interface NewMerchantApplication extends Repeatable {
  readonly tradeId: number;
  readonly name: string;
  readonly contact: string;
  readonly mobile: string;
  /** That was sent to the number for an application. */
  readonly code: string;
  /** What the owner will log in with at the desk. */
  readonly account: string;
  readonly password: string;
  /** Paths that uploads answered. */
  readonly documents: readonly string[];
}

/** The fields of a form for it; the repetition of the password is nobody's but the form's. */
export type MerchantApplicationField = Exclude<keyof NewMerchantApplication, keyof Repeatable>;

const fieldsOfTheWire: ReadonlyMap<string | null, MerchantApplicationField> = new Map([
  ["cid", "tradeId"],
  ["name", "name"],
  ["nickname", "contact"],
  ["mobile", "mobile"],
  ["code", "code"],
  ["account", "account"],
  ["password", "password"],
  ["license", "documents"],
]);

/** Which field an application was rejected for; null where the platform does not say. */
export function rejectedApplicationField(error: Error): MerchantApplicationField | null {
  return error instanceof ApiError ? (fieldsOfTheWire.get(error.field) ?? null) : null;
}

/** Asks to sell here. @returns the application's id */
export const applyAsMerchant = postCall("ShopApply/apply", {
  body: ({ tradeId, name, contact, mobile, code, account, password, documents }: NewMerchantApplication) => ({
    cid: tradeId,
    name,
    nickname: contact,
    mobile,
    code,
    account,
    password,
    license: documents,
  }),
  headers: idempotencyHeader,
  decode: record((field) => field("id", id)),
});
