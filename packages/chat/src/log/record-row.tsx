import { useLingui } from "@lingui/react/macro";
import type { ChatRecord } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { memo, type ReactElement } from "react";
import { Avatar } from "./avatar.tsx";
import * as look from "./bubble.css.ts";
import { MessageBody } from "./message-body.tsx";
import { MessageText } from "./message-text.tsx";

/** One record. A new one draws no other anew. */
export const RecordRow = memo(function RecordRow({ record }: { readonly record: ChatRecord }): ReactElement {
  const { t } = useLingui();
  const { from, content, isNotice } = record;
  if (isNotice && content.type === "text")
    return (
      <p className={look.notice}>
        <MessageText text={content.text} />
      </p>
    );
  const who = from.side === "customer" ? t`You` : from.name;
  return (
    <div className={look.sides[from.side]}>
      {from.side === "agent" && <Avatar name={from.name} image={from.avatar} />}
      <div className={look.saidBy[from.side]}>
        <span className={visuallyHidden}>{who}</span>
        <MessageBody content={content} side={from.side} />
      </div>
    </div>
  );
});
