import { useLingui } from "@lingui/react/macro";
import type { ChatRecord, ChatSide } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { memo, type ReactElement } from "react";
import { Avatar } from "./avatar.tsx";
import * as look from "./bubble.css.ts";
import { MessageBody } from "./message-body.tsx";
import { MessageText } from "./message-text.tsx";

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
