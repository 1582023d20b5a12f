import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import type { ConversationState } from "../connection/conversation-state.ts";
import { newestState } from "./message-log.css.ts";

export interface NewestStateProps {
  readonly conversation: Pick<ConversationState, "records" | "readId" | "hasNames">;
}

/** Whether the customer's last word was read, while nobody has answered it. */
export function NewestState({ conversation }: NewestStateProps): ReactElement | null {
  const { records, readId, hasNames } = conversation;
  const newest = records.at(-1);
  if (!hasNames || newest === undefined || newest.from.side !== "customer") return null;
  return (
    <p className={newestState}>
      {newest.id <= readId ? <Trans context="message">Read</Trans> : <Trans context="message">Sent</Trans>}
    </p>
  );
}
