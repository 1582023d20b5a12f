import { ApiError } from "../api-error.ts";
import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { idempotencyHeader } from "../wire/idempotency.ts";
import type { Repeatable } from "../wire/idempotency.ts";
import { id, nothing } from "../wire/scalars.ts";

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

export interface MerchantApplicationCorrection extends Omit<NewMerchantApplication, "idempotencyKey"> {
  readonly id: number;
  /** What of it the applicant has seen. */
  readonly revision: number;
}

/** Writes an application anew that nobody has decided. Without a password the one that was sent before stays. Only where `application_edit` is announced, as the next. */
export const correctMerchantApplication = postCall("ShopApply/correct", {
  body: ({ id: applicationId, revision, ...wanted }: MerchantApplicationCorrection) => ({
    id: applicationId,
    revision,
    ...wireOf(wanted),
  }),
  decode: nothing,
});

/** Takes back an application that nobody has decided. */
export const withdrawMerchantApplication = postCall("ShopApply/withdraw", {
  body: ({ id: applicationId, revision }: Pick<MerchantApplicationCorrection, "id" | "revision">) => ({
    id: applicationId,
    revision,
  }),
  decode: nothing,
});

/** Asks to sell here. @returns the application's id */
export const applyAsMerchant = postCall("ShopApply/apply", {
  body: (wanted: NewMerchantApplication) => wireOf(wanted),
  headers: idempotencyHeader,
  decode: record((field) => field("id", id)),
});

function wireOf({
  tradeId,
  name,
  contact,
  mobile,
  code,
  account,
  password,
  documents,
}: Omit<NewMerchantApplication, "idempotencyKey">) {
  return { cid: tradeId, name, nickname: contact, mobile, code, account, password, license: documents };
}
