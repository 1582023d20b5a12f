import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import type { ChatRecord, ChatSide } from "@plaza/api-client";
import { newestState } from "./message-log.css.ts";

export interface NewestStateProps {
  readonly records: readonly ChatRecord[];
  /** The newest record that the other side has read; null where the platform does not say. */
  readonly readId: number | null;
  /** Who looks at it. */
  readonly own: ChatSide;
}

/** Whether the last word of who looks at it was read, while nobody has answered it. */
export function NewestState({ records, readId, own }: NewestStateProps): ReactElement | null {
  const newest = records.at(-1);
  if (readId === null || newest === undefined || newest.from.side !== own) return null;
  return (
    <p className={newestState}>
      {newest.id <= readId ? <Trans context="message">Read</Trans> : <Trans context="message">Sent</Trans>}
    </p>
  );
}
