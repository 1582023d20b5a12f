import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, optional, record } from "../wire/decode.ts";
import { flag, id, nothing, optionalText, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";
import type { DeskRole } from "./desk-user.ts";

/** Somebody who logs in at the desk, as operators find them. */
export interface DeskAccount {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly role: DeskRole;
  /** Null for the platform's people. */
  readonly shop: string | null;
  readonly isDisabled: boolean;
  readonly isSelf: boolean;
  readonly hasSecondFactor: boolean;
}

/** By a part of their account, name or shop. */
export const fetchDeskAccounts = getCall("accounts/find", {
  query: ({ words }: { readonly words: string }) => ({ words }),
  decode: list(
    record((field): DeskAccount => ({
      id: field("id", id),
      account: field("account", text),
      nickname: field("nickname", text),
      role: field("role", wordOf<DeskRole>("agent", "staff", "owner", "operator")),
      shop: field("shop_name", optionalText),
      isDisabled: field("is_disabled", flag),
      isSelf: field("is_self", flag),
      hasSecondFactor: field("has_second_factor", optional(flag)) ?? false,
    })),
  ),
});

export const deskAccountsQuery = defineQuery(fetchDeskAccounts, {
  key: "desk-accounts",
  freshMs: 5 * second,
  staleAfter: ["team-change"],
});

/** @returns the new password, which is answered once and has to be changed at the next login */
export const resetDeskAccount = postCall("accounts/reset", {
  body: ({ id: accountId }: Pick<DeskAccount, "id">) => ({ id: accountId }),
  decode: record((field) => field("password", text)),
});

export interface RemovedFactors extends Pick<DeskAccount, "id"> {
  /** The operator's own password. */
  readonly current: string;
}

/** Leaves somebody who has lost theirs with the password alone. */
export const removeFactorsOfAccount = postCall("accounts/remove_factors", {
  body: ({ id: accountId, current }: RemovedFactors) => ({ id: accountId, current }),
  decode: nothing,
});
