import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const screens = {
  afterSales: msg`After-sales`,
  application: msg`Apply for after-sales`,
  result: msg`Application sent`,
  request: msg`After-sales request`,
};

/** The title of a screen's document. */
export function screenTitle(i18n: I18n, screen: keyof typeof screens): string {
  return i18n._(screens[screen]);
}
