import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isName, plainName } from "@plaza/shopping/names";
import { newAccountProblems } from "../session/new-account.ts";

/** What a form of a new shop and its owner has, as it was typed. */
export const emptyNewShop = { name: "", tradeId: "", account: "", nickname: "" };

export type TypedNewShop = Readonly<typeof emptyNewShop>;
export type NewShopField = keyof TypedNewShop;

/** How the platform calls the fields. */
const fieldNames: Readonly<Record<string, NewShopField>> = {
  name: "name",
  trade_id: "tradeId",
  account: "account",
  nickname: "nickname",
};

/** The field of the form that the platform means; null: none of them. */
export function newShopField(field: string | null): NewShopField | null {
  return field === null ? null : (fieldNames[field] ?? null);
}

export function newShopProblems(i18n: I18n, typed: TypedNewShop): Partial<Record<NewShopField, string>> {
  return {
    ...(!isName(plainName(typed.name)) && {
      name: i18n._(msg`Enter a name of letters, digits, spaces and & ' . -`),
    }),
    ...(typed.tradeId === "" && { tradeId: i18n._(msg`Please choose one.`) }),
    ...newAccountProblems(i18n, typed),
  };
}

/** As it is sent. */
export function newShopOf({ name, tradeId, account, nickname }: TypedNewShop) {
  return { name: plainName(name), tradeId: Number(tradeId), account: account.trim(), nickname: nickname.trim() };
}
