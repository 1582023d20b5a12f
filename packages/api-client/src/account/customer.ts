import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type Gender, genderOf } from "./gender.ts";

/** Who is logged in. */
export interface Customer {
  readonly id: number;
  /** The number that the platform tells its members. */
  readonly memberNumber: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly mobile: string | null;
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
  gender: genderOf(field("sex", text)),
  registeredAt: field("create_time", time),
}));

export const fetchCustomer = getCall("user/info", { decode: customer });

export const customerQuery = defineQuery(fetchCustomer, {
  key: "customer",
  freshMs: minute,
  staleAfter: ["profile-change"],
});
