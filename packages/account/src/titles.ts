import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PolicyKind } from "./searches.ts";

const screens = {
  login: msg`Log in`,
  register: msg`Create an account`,
  forgottenPassword: msg`Choose a new password`,
  addresses: msg`Addresses`,
  coupons: msg`My coupons`,
};

/** The title of a screen's document. */
export function screenTitle(i18n: I18n, screen: keyof typeof screens): string {
  return i18n._(screens[screen]);
}

const policies: Readonly<Record<PolicyKind, (typeof screens)["login"]>> = {
  service: msg`Service agreement`,
  privacy: msg`Privacy policy`,
};

export function policyTitle(i18n: I18n, kind: PolicyKind): string {
  return i18n._(policies[kind]);
}
