import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const screens = {
  apply: msg`Sell here`,
  application: msg`Your application`,
  applications: msg`My applications`,
};

/** The name of a screen. */
export function screenTitle(i18n: I18n, screen: keyof typeof screens): string {
  return i18n._(screens[screen]);
}
