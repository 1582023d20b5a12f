import { idempotencyKey, type NewMerchantApplication } from "@plaza/api-client";
import { useAnnounced } from "@plaza/routing";
import { useRef } from "react";

export type WantedApplication = Omit<NewMerchantApplication, "idempotencyKey">;

export interface ApplicationAttempt {
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
  /** The same content is the same attempt, however often it is sent. */
  readonly keyOf: (wanted: WantedApplication) => string | null;
}

/** Names what is sent. It is remembered in the page alone, because it holds a password. */
export function useApplicationAttempt(): ApplicationAttempt {
  const repeatable = useAnnounced("idempotency");
  const last = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return {
    repeatable,
    keyOf: (wanted) => {
      if (!repeatable) return null;
      const content = JSON.stringify(wanted);
      if (last.current?.content !== content) last.current = { content, key: idempotencyKey() };
      return last.current.key;
    },
  };
}
