import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Whoever is new at the desk, as it was typed. */
export interface NewAccount {
  readonly account: string;
  readonly nickname: string;
}

/** What is wrong with them, as far as it can be said without asking the platform. */
export function newAccountProblems(
  i18n: I18n,
  { account, nickname }: NewAccount,
): Partial<Record<keyof NewAccount, string>> {
  return {
    ...(!/^[\w.@-]{2,32}$/.test(account.trim()) && {
      account: i18n._(msg`An account is 2 to 32 letters, digits and . @ _ -`),
    }),
    ...(nickname.trim() === "" && { nickname: i18n._(msg`Enter a nickname.`) }),
  };
}
