import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { readContactForm } from "./read-contact-form.ts";
import { readContact, saveContact } from "./shop-contact.ts";

/** `shop_contact/detail`: how customers reach the shop, and when it is on holiday. */
export async function handleShopContact({ db, shopId }: ShopContext) {
  const { revision, contact } = await readContact(db, shopId);
  const { hasChat, phone, wechat, greeting, holiday } = contact;
  return {
    id: shopId,
    revision,
    has_chat: flag(hasChat),
    phone,
    wechat,
    greeting,
    holiday: holiday?.kind ?? "",
    holiday_from: holiday?.from ?? "",
    holiday_until: holiday?.until ?? "",
  };
}

/** `shop_contact/save`: all of it at once. */
export async function handleSaveShopContact({ db, shopId, body, now }: ShopContext) {
  const revision = body.integer("revision");
  if (revision === null || revision < 0) throw new DomainError("parameterWrong", { parameter: "revision" });
  const contact = readContactForm(body, now());
  await retriedTransaction(db, (tx) => saveContact(tx, shopId, { revision, contact }));
  return new Reply([], { key: "saved" });
}
