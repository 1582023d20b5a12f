import type { Identity } from "../account-data/deletion.ts";
import { getCall, postCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { flag, id, optionalText, text, nothing } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import type { Destination } from "./destination.ts";

/** Null where the customer does not tell. */
export type Gender = "female" | "male" | null;

/** The platform takes it as a number and answers it as a word; both are read. */
const words: Readonly<Record<string, Gender>> = { 男: "male", 女: "female", "1": "male", "2": "female" };

function genderOf(word: string): Gender {
  return words[word] ?? null;
}

/** What the platform takes. */
function genderNumber(gender: Gender): number {
  if (gender === null) return 0;
  return gender === "male" ? 1 : 2;
}

/** Who is logged in. */
export interface Customer {
  readonly id: number;
  /** The number that the platform tells its members. */
  readonly memberNumber: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly mobile: string | null;
  /** Null where there is none, or `email` is not announced. */
  readonly email: string | null;
  /** Where codes for this customer are sent; null: nowhere. */
  readonly codesGoTo: Destination | null;
  readonly hasPassword: boolean;
  readonly gender: Gender;
  /** Epoch milliseconds. */
  readonly registeredAt: number | null;
}

const customer: Decoder<Customer> = record((field) => ({
  id: field("id", id),
  memberNumber: field("sn", text),
  nickname: field("nickname", text),
  avatar: field("avatar", image),
  mobile: field("mobile", optionalText),
  email: field("email", optionalText),
  codesGoTo: field("code_to", optionalText) ?? field("mobile", optionalText),
  hasPassword: field("needs_code", optional(flag)) !== true,
  gender: genderOf(field("sex", text)),
  registeredAt: field("create_time", time),
}));

export const fetchCustomer = getCall("user/info", { decode: customer });

export const customerQuery = defineQuery(fetchCustomer, {
  key: "customer",
  freshMs: minute,
  staleAfter: ["profile-change"],
});

export interface ProfileChange {
  readonly nickname: string;
  readonly gender: Gender;
}

/** Both at once: what is not to change is sent as it was. */
export const changeProfile = postCall("pc/changeUserInfo", {
  body: ({ nickname, gender }: ProfileChange) => ({ nickname, sex: genderNumber(gender) }),
  decode: nothing,
});

/** Takes the path of an upload for the purpose `avatar`. */
export const changeAvatar = postCall("user/setInfo", {
  body: (path: string) => ({ field: "avatar", value: path }),
  decode: nothing,
});

/** Beside the code of another number or address. */
function identityFields(identity: Identity) {
  return "code" in identity ? { identity_code: identity.code } : identity;
}

export interface EmailChange {
  readonly email: string;
  /** What was sent to it. */
  readonly code: string;
  readonly identity: Identity;
}

/** A first address for the account, or another one. Only where `email` is announced. */
export const changeEmail = postCall("user/changeEmail", {
  body: ({ email, code, identity }: EmailChange) => ({ email, code, ...identityFields(identity) }),
  decode: nothing,
});

export interface MobileChange {
  /** The number that is replaced; null where the account has none. */
  readonly present: string | null;
  readonly mobile: string;
  /** What was sent to the new number. */
  readonly code: string;
  /** What was sent to the present one; null where `account_data` is not announced, or there is no present one. */
  readonly presentCode: string | null;
  /** Shows whose account it is, where it has an address and no number; else null. */
  readonly identity: Identity | null;
}

/** What some platforms answer holds secrets of the account, and is not read. */
export const changeMobile = postCall("user/changeMobile", {
  body: ({ present, mobile, code, presentCode, identity }: MobileChange) => ({
    action: present === null ? "" : "change",
    ...(present !== null && { mobile: present }),
    new_mobile: mobile,
    code,
    ...(presentCode !== null && { old_code: presentCode }),
    ...(identity !== null && identityFields(identity)),
    client: desktopBrowser,
  }),
  decode: nothing,
});
