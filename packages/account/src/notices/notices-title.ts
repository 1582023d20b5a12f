import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const title = msg`Notices`;

export function noticesTitle(i18n: I18n): string {
  return i18n._(title);
}
