import { Trans, useLingui } from "@lingui/react/macro";
import type { ChatRecord, ChatSide } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { ArrowDown } from "lucide";
import { Fragment, type ReactElement, useEffect } from "react";
import type { OutboxMessage } from "../connection/outbox.ts";
import { Announcement } from "./announcement.tsx";
import { OrderPath } from "./cards.tsx";
import * as look from "./message-log.css.ts";
import { NewestState, RecordRow } from "./record-row.tsx";
import { OutboxRow } from "./outbox-row.tsx";
import { TimeAbove, timeLines } from "./time-line.tsx";
import { useLogScroll, useOlder } from "./use-log-scroll.ts";
import { useNews } from "./use-news.ts";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";

/** What was said, and is to be sent, as far as it is known here. */
export interface LogContents {
  /** By their ids, each once. */
  readonly records: readonly ChatRecord[];
  /** In the order in which they were written. */
  readonly outbox: readonly OutboxMessage[];
  readonly isLoaded: boolean;
  readonly hasOlder: boolean;
  /** The newest record that the other side has read; null where the platform does not say. */
  readonly readId: number | null;
  /** Who types on the other side, "" for somebody without a name; null: nobody does. */
  readonly typing: string | null;
  /** What the platform has said that belongs to no message. */
  readonly complaint: string | null;
}

export interface MessageLogProps {
  readonly contents: LogContents;
  /** Who looks at it. */
  readonly own: ChatSide;
  /** It is as high as the place that it stands in, and no dialog's own. */
  readonly fills?: boolean;
  /** Nothing was said yet, and somebody is there to be asked. */
  readonly invites: boolean;
  /** Whether somebody can see it: the window is in front, and the dialog is open. */
  readonly isVisible: boolean;
  readonly loadOlder: () => Promise<boolean>;
  readonly onRetry: (clientId: string) => void;
  /** Where what was not sent may be given up. */
  readonly onRemove?: (clientId: string) => void;
  /** The end of the log has been seen. */
  readonly onSeen: () => void;
  /** Where orders are looked at, where that is not the shopper's own page of them. */
  readonly orderPath?: (orderId: number) => string;
  /** After the messages: pictures on their way, how to reach somebody else. */
  readonly children?: Elements;
}

/** What was said, from the oldest page that was read to what has not been sent yet. */
export function MessageLog(props: MessageLogProps): ReactElement {
  const { contents, own, invites, fills = false, isVisible, loadOlder, onRetry, onRemove, onSeen, children } = props;
  const { orderPath = null } = props;
  const { records, outbox, isLoaded, hasOlder, readId, typing: name, complaint } = contents;
  const { t } = useLingui();
  const older = useOlder(hasOlder, loadOlder);
  const newestId = records.at(-1)?.id ?? 0;
  const { scroller, isAtEnd, onScroll, toEnd } = useLogScroll(`${newestId} ${outbox.length}`, older.load);
  const isLooking = isVisible && isAtEnd;
  const news = useNews(records, { isLoaded, isLooking, own });
  const written = outbox.at(-1)?.clientId;

  useEffect(() => {
    if (isLooking) onSeen();
    // Each record that comes is seen, and each look at the end.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLooking, newestId]);
  useEffect(() => {
    if (written !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [written, scroller]);

  const lines = timeLines([...records.map(({ sentAt }) => sentAt), ...outbox.map(({ writtenAt }) => writtenAt)]);
  return (
    <div className={fills ? look.frames.filling : look.frames.own}>
      <div
        ref={scroller}
        className={look.scroller}
        role="log"
        // Only news of the other side are announced, apart.
        aria-live="off"
        aria-label={t`Messages`}
        aria-busy={!isLoaded}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <OrderPath value={orderPath}>
          <div className={look.list}>
            {hasOlder && (
              <Button kind="quiet" size="small" busy={older.isLoading} className={look.older} onClick={older.load}>
                {older.hasFailed ? <Trans>Not loaded. Try again</Trans> : <Trans>Earlier messages</Trans>}
              </Button>
            )}
            {!isLoaded && <EmptyLog isLoading />}
            {isLoaded && records.length + outbox.length === 0 && invites && <EmptyLog />}
            {records.map((record, index) => {
              const line = lines[index] ?? null;
              return (
                <Fragment key={record.id}>
                  {line !== null && <TimeAbove line={line} />}
                  {record.id === news.firstId && (
                    <p className={look.news}>
                      <Trans>New messages</Trans>
                    </p>
                  )}
                  <RecordRow record={record} own={own} />
                </Fragment>
              );
            })}
            {outbox.length === 0 && <NewestState records={records} readId={readId} own={own} />}
            {outbox.map((message, index) => {
              const line = lines[records.length + index] ?? null;
              return (
                <Fragment key={message.clientId}>
                  {line !== null && <TimeAbove line={line} />}
                  <OutboxRow message={message} onRetry={onRetry} onRemove={onRemove} />
                </Fragment>
              );
            })}
            {children}
            {name !== null && (
              <p className={look.aside}>{name === "" ? <Trans>Typing</Trans> : <Trans>{name} is typing</Trans>}</p>
            )}
            {complaint !== null && <p className={look.aside}>{complaint}</p>}
          </div>
        </OrderPath>
      </div>
      {news.count > 0 && isVisible && !isAtEnd && (
        <button type="button" className={look.pill} onClick={toEnd}>
          <Icon of={ArrowDown} size={16} />
          <Trans>New messages</Trans>
        </button>
      )}
      <Announcement records={records} isLoaded={isLoaded} own={own} />
    </div>
  );
}

/** Nothing was said yet, or it is not there yet. */
function EmptyLog({ isLoading = false }: { readonly isLoading?: boolean }): ReactElement {
  if (!isLoading)
    return (
      <p className={look.empty}>
        <Trans>Hello! What can we do for you?</Trans>
      </p>
    );
  return (
    <Loading>
      <div className={look.skeletons}>
        <Skeleton width="62%" height={40} />
        <Skeleton width="48%" height={40} />
        <Skeleton width="70%" height={60} />
      </div>
    </Loading>
  );
}
