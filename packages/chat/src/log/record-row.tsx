import { useLingui, Trans } from "@lingui/react/macro";
import type { ChatRecord, ChatSide } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { memo, type ReactElement } from "react";
import { Avatar } from "./avatar.tsx";
import * as look from "./bubble.css.ts";
import { MessageBody } from "./message-body.tsx";
import { MessageText } from "./message-text.tsx";
import { newestState } from "./message-log.css.ts";

export interface RecordRowProps {
  readonly record: ChatRecord;
  /** Who looks at it. */
  readonly own: ChatSide;
}

/** One record. A new one draws no other anew. */
export const RecordRow = memo(function RecordRow({ record, own }: RecordRowProps): ReactElement {
  const { t } = useLingui();
  const { from, content, isNotice } = record;
  if (isNotice && content.type === "text")
    return (
      <p className={look.notice}>
        <MessageText text={content.text} />
      </p>
    );
  const side = from.side === own ? "own" : "other";
  const who = side === "own" ? t`You` : from.name;
  return (
    <div className={look.sides[side]}>
      {side === "other" && <Avatar name={from.name} image={from.avatar} />}
      <div className={look.sideOf[side]}>
        <span className={visuallyHidden}>{who}</span>
        <MessageBody content={content} side={side} />
      </div>
    </div>
  );
});

interface NewestStateProps {
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
