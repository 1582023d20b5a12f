import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ToastKind } from "@plaza/ui-kit/toast";

export interface ToastText {
  readonly kind: ToastKind;
  readonly message: MessageDescriptor;
  /** The document is reloaded after so many milliseconds. */
  readonly reloadAfterMs?: number;
}

/** The shell's own messages; their English texts are the specification's. The platform's own messages come beside these. */
export const errorCatalogue = {
  /** No usable answer of the platform: a network error, an HTTP status, or an answer against the contract. */
  transport: { kind: "danger", message: msg`system error` },
  /** Nothing was typed into the search. */
  emptySearch: { kind: "danger", message: msg`Please enter the product name` },
  /** The shopper has logged out. */
  loggedOut: { kind: "success", message: msg`Exit successful`, reloadAfterMs: 1500 },
} as const satisfies Record<string, ToastText>;
