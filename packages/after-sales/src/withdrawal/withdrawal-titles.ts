import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const screens = {
  order: msg`Your order`,
  withdrawal: msg`Withdraw from contract`,
  receipt: msg`Receipt of a withdrawal`,
};

/** The title of a screen's document. */
export function withdrawalTitle(i18n: I18n, screen: keyof typeof screens): string {
  return i18n._(screens[screen]);
}
