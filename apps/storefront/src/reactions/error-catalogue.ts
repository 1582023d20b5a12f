import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ToastKind } from "@plaza/ui-kit/toast";

export interface SaidReaction {
  readonly kind: ToastKind;
  readonly words: MessageDescriptor;
  /** The document is loaded anew so many milliseconds later. */
  readonly reloadAfterMs?: number;
}

/** What the shell says, and when: the specification's words in English. The platform's own messages come beside these. */
export const errorCatalogue = {
  /** No usable answer of the platform: network, HTTP status, something off the contract. */
  transport: { kind: "danger", words: msg`system error` },
  /** Nothing was typed into the search. */
  emptySearch: { kind: "danger", words: msg`Please enter the product name` },
  /** The shopper has logged out. */
  loggedOut: { kind: "success", words: msg`Exit successful`, reloadAfterMs: 1500 },
} as const satisfies Record<string, SaidReaction>;
