import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ConversationRow, conversationsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { Tabs } from "@plaza/ui-kit/tabs";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide";
import { type ReactElement, useDeferredValue, useState, useEffect } from "react";
import { conversationsRoute } from "../routes.ts";
import { mute, skeletons } from "../shared/page.css.ts";
import { ConversationItem } from "./conversation-item.tsx";
import { countsOf, inOrder } from "./connection/desk-state.ts";
import type { DeskRun } from "./desk-run-context.ts";
import { NotificationControls } from "./notification-controls.tsx";
import { listTitleId } from "./use-focus-on-navigation.ts";
import * as look from "./conversations.css.ts";

/** The time, anew every second; epoch milliseconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const pageSize = 20;

export interface ConversationListProps {
  readonly desk: DeskRun;
}

/** The agent's conversations: who has waited longest first. */
export function ConversationList({ desk }: ConversationListProps): ReactElement {
  const { t } = useLingui();
  const { agents } = conversationsRoute.useRouteContext();
  const { state, run } = desk;
  const now = useNow();
  const [words, setWords] = useState("");
  const [tab, setTab] = useState<"mine" | "unread">("mine");
  const wanted = useDeferredValue(words.trim());
  const counts = countsOf(state);
  const found = useQuery({
    ...conversationsQuery(agents, { list: tab, words: wanted, page: 1, pageSize }),
    // All that there is, is here already.
    enabled: wanted !== "" && state.hasMoreRows,
  });
  const isShown = ({ name, isUnread }: ConversationRow): boolean =>
    name.toLowerCase().includes(wanted.toLowerCase()) && (tab === "mine" || isUnread);
  const known = new Map(found.data?.items.map((row) => [row.customerId, row]));
  for (const row of state.rows.values()) known.set(row.customerId, row);
  const shown = inOrder(known.values()).filter(isShown);
  return (
    <section className={look.list} aria-label={t`Conversations`}>
      <div className={look.listHead}>
        <div className={look.listTop}>
          <h1 id={listTitleId} tabIndex={-1} className={look.listTitle}>
            <Trans>Conversations</Trans>
          </h1>
          <span className={look.listWaiting}>
            {counts !== null && counts.waiting > 0 && (
              <Plural value={counts.waiting} one="# waiting" other="# waiting" />
            )}
          </span>
          <NotificationControls />
        </div>
        <CompactField
          label={t`Search by nickname`}
          placeholder={t`Search by nickname`}
          prefix={<Icon of={Search} size={16} />}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      <div className={look.listTabs}>
        <Tabs
          label={t`Which conversations`}
          items={[
            {
              id: "mine",
              label: t({ message: "Mine", context: "conversations" }),
              count: counts?.open ?? 0,
            },
            { id: "unread", label: t`Unread`, count: counts?.unread ?? 0 },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <div className={look.rows}>
            {!state.isListed && !state.listFailed && (
              <Loading>
                <div className={skeletons}>
                  {[1, 2, 3, 4].map((each) => (
                    <Skeleton key={each} height={56} />
                  ))}
                </div>
              </Loading>
            )}
            {state.listFailed && (
              <p role="alert">
                <Trans>The list could not be loaded.</Trans>{" "}
                <Button size="small" onClick={() => void run.readRows()}>
                  <Trans>Try again</Trans>
                </Button>
              </p>
            )}
            <ul>
              {shown.map((row) => (
                <li key={row.customerId}>
                  <ConversationItem row={row} now={now} />
                </li>
              ))}
            </ul>
            {state.isListed && shown.length === 0 && (wanted !== "" || tab === "unread") && (
              <p className={mute}>
                {wanted === "" ? <Trans>Everything is read.</Trans> : <Trans>There is nobody by this name.</Trans>}
              </p>
            )}
            {state.hasMoreRows && wanted === "" && (
              <Button kind="quiet" size="small" onClick={() => void run.loadMoreRows()}>
                <Trans>More conversations</Trans>
              </Button>
            )}
          </div>
        </Tabs>
      </div>
    </section>
  );
}
