import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";

/** On holiday a shop takes no orders (`pause`), or sends what is ordered afterwards (`later`); "": it is on none. */
export type ShopHolidayKind = "" | "pause" | "later";

/** How customers reach a shop, and when it is on holiday. */
export interface ShopContact {
  /** By chat, or only by what else is said here. */
  readonly hasChat: boolean;
  readonly phone: string;
  readonly wechat: string;
  /** What customers read in the chat while nobody is there. */
  readonly greeting: LanguageTexts;
  readonly holiday: ShopHolidayKind;
  /** The first and the last day, `YYYY-MM-DD`; "": none. */
  readonly holidayFrom: string;
  readonly holidayUntil: string;
}

/** As it was read last. */
export interface SeenShopContact extends ShopContact {
  /** Of the shop. */
  readonly id: number;
  /** 0: nobody has said anything yet. */
  readonly revision: number;
}

export const fetchShopContact = getCall("shop_contact/detail", {
  decode: record((field): SeenShopContact => ({
    id: field("id", id),
    revision: field("revision", requiredCount),
    hasChat: field("has_chat", flag),
    phone: field("phone", text),
    wechat: field("wechat", text),
    greeting: field("greeting", languageTexts),
    holiday: field("holiday", wordOf<ShopHolidayKind>("", "pause", "later")),
    holidayFrom: field("holiday_from", text),
    holidayUntil: field("holiday_until", text),
  })),
});

export const shopContactQuery = defineQuery(fetchShopContact, {
  key: "shop-contact",
  freshMs: 5 * second,
  staleAfter: ["shop-change"],
});

export interface WrittenShopContact {
  /** What was read: it fails where a colleague has changed it since. */
  readonly revision: number;
  readonly written: ShopContact;
}

/** All of it at once. */
export const saveShopContact = postCall("shop_contact/save", {
  body: ({ revision, written }: WrittenShopContact) => ({
    revision,
    has_chat: written.hasChat ? 1 : 0,
    phone: written.phone,
    wechat: written.wechat,
    greeting: written.greeting,
    holiday: written.holiday,
    holiday_from: written.holidayFrom,
    holiday_until: written.holidayUntil,
  }),
  decode: nothing,
});
