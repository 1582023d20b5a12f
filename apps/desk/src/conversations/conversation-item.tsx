import { Trans, useLingui } from "@lingui/react/macro";
import type { ConversationRow } from "@plaza/api-client/desk";
import { Avatar, withEmoji } from "@plaza/chat/parts";
import { formatMoment, useReader } from "@plaza/i18n";
import { Count } from "@plaza/ui-kit/count";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { Clock } from "lucide";
import type { ReactElement } from "react";
import * as look from "./conversations.css.ts";
import { rowId } from "./use-focus-on-navigation.ts";
import { urgencyOf, writtenWait } from "./waiting-time.ts";

export interface ConversationItemProps {
  readonly row: ConversationRow;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** One conversation in the list. */
export function ConversationItem({ row, now }: ConversationItemProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { customerId, name, avatar, isOnline, isFromCustomer, waitingSince, updatedAt, unreadCount, isUnread } = row;
  const kinds = { image: t`Image`, product: t`Product`, order: t`Order`, text: "" };
  const previewText = row.preview.kind === "text" ? withEmoji(row.preview.text) : kinds[row.preview.kind];
  const waited = waitingSince === null ? null : now - waitingSince;
  return (
    <Link id={rowId(customerId)} to="/conversations" search={{ customer: customerId }} className={look.row}>
      <span className={look.face}>
        <Avatar name={name} image={avatar} className={look.avatar} />
        <span className={isOnline ? look.presence.there : look.presence.away} />
      </span>
      <span style={{ minWidth: 0 }}>
        <span className={look.name} style={{ display: "block" }}>
          {name}
        </span>
        {isOnline && (
          <span className={visuallyHidden}>
            <Trans>online</Trans>
          </span>
        )}
        <span className={look.preview} style={{ display: "block" }}>
          {isFromCustomer === false && previewText !== "" ? t`You: ${previewText}` : previewText}
        </span>
      </span>
      <span className={look.rowEnd}>
        {waited !== null ? (
          <span className={look.waits[urgencyOf(waited)]}>
            <Icon of={Clock} size={14} label={t({ message: "Waiting", context: "customer" })} />
            <span>{writtenWait(waited, reader.locale)}</span>
          </span>
        ) : (
          updatedAt !== null && <span className={look.time}>{formatMoment(updatedAt, now, reader)}</span>
        )}
        {isUnread && <Count value={unreadCount ?? 1} />}
      </span>
    </Link>
  );
}
