import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";

const titles = {
  cart: msg`Cart`,
  checkout: msg`Confirm order`,
  payment: msg`Payment`,
  orders: msg`My orders`,
  order: msg`Order details`,
};

/** The title of a screen's document. */
export function pageTitle(i18n: I18n, page: keyof typeof titles): string {
  return i18n._(titles[page]);
}
