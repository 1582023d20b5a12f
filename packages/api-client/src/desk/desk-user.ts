import { type Locale, locales } from "@plaza/i18n";
import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { flag, id, optionalId, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";

/** `agent` talks with customers, `staff` does a shop's work, `owner` also its team's, an `operator` the platform's. */
export type DeskRole = "agent" | "staff" | "owner" | "operator";

/** Who is logged in at the desk. */
export interface DeskUser {
  readonly id: number;
  /** Null for the platform's people. */
  readonly shopId: number | null;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly role: DeskRole;
  /** The password is one that somebody else has made up: nothing else goes on before it is changed. */
  readonly mustChangePassword: boolean;
  /** The store's: what is missing in a shopper's language is shown in it. */
  readonly defaultLanguage: Locale;
}

/** Of the namespace `kefuapi`. */
export const fetchDeskUser = getCall("chat/kefuInfo", {
  decode: record((field): DeskUser => ({
    id: field("id", id),
    shopId: field("shop_id", optionalId),
    nickname: field("nickname", text),
    avatar: field("avatar", image),
    // A platform that knows no roles has agents.
    role: field("role", (value, context) =>
      value === undefined ? "agent" : wordOf<DeskRole>("agent", "staff", "owner", "operator")(value, context),
    ),
    mustChangePassword: field("must_change_password", optional(flag)) ?? false,
    defaultLanguage: field("default_language", optional(wordOf<Locale>(...locales))) ?? "zh",
  })),
});

export const deskUserQuery = defineQuery(fetchDeskUser, {
  key: "desk-user",
  freshMs: 60 * second,
  staleAfter: ["own-account-change", "platform-setting-change", "audit-put-back"],
});
