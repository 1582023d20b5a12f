import { Trans, useLingui } from "@lingui/react/macro";
import type { ConversationRow } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { Icon } from "@plaza/ui-kit/icon";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { Tabs } from "@plaza/ui-kit/tabs";
import { Search } from "lucide";
import { type ReactElement, useState } from "react";
import { skeletons } from "../shared/page.css.ts";
import { ConversationItem } from "./conversation-item.tsx";
import { list, listHead, listTitle, rows as rowsLook } from "./conversations.css.ts";
import { useDeskRun } from "./desk-run-context.ts";
import { useNow } from "./use-now.ts";

export interface ConversationListProps {
  /** In their order. */
  readonly rows: readonly ConversationRow[];
  readonly chosen: number | null;
}

/** The agent's conversations: who has waited longest first. */
export function ConversationList({ rows, chosen }: ConversationListProps): ReactElement {
  const { t } = useLingui();
  const desk = useDeskRun();
  const now = useNow();
  const [words, setWords] = useState("");
  const [tab, setTab] = useState<"mine" | "unread">("mine");
  const unread = rows.filter(({ isUnread }) => isUnread);
  const wanted = words.trim().toLowerCase();
  const shown = (tab === "unread" ? unread : rows).filter(({ name }) => name.toLowerCase().includes(wanted));
  const state = desk?.state;
  return (
    <section className={list} aria-label={t`Conversations`}>
      <div className={listHead}>
        <h1 className={listTitle}>
          <Trans>Conversations</Trans>
        </h1>
        <CompactField
          label={t`Search by nickname`}
          placeholder={t`Search by nickname`}
          prefix={<Icon of={Search} size={16} />}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      <Tabs
        label={t`Which conversations`}
        items={[
          {
            id: "mine",
            label: t({ message: "Mine", context: "conversations" }),
            count: state?.counts?.open ?? rows.length,
          },
          { id: "unread", label: t`Unread`, count: state?.counts?.unread ?? unread.length },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <div className={rowsLook}>
          {state?.isListed !== true && state?.listFailed !== true && (
            <Loading>
              <div className={skeletons}>
                {[1, 2, 3, 4].map((each) => (
                  <Skeleton key={each} height={56} />
                ))}
              </div>
            </Loading>
          )}
          {state?.listFailed === true && (
            <p role="alert">
              <Trans>The list could not be loaded.</Trans>{" "}
              <Button size="small" onClick={() => void desk?.run.loadMoreRows()}>
                <Trans>Try again</Trans>
              </Button>
            </p>
          )}
          <ul>
            {shown.map((row) => (
              <li key={row.customerId}>
                <ConversationItem row={row} isChosen={row.customerId === chosen} now={now} />
              </li>
            ))}
          </ul>
          {state?.hasMoreRows === true && (
            <Button kind="quiet" size="small" onClick={() => void desk?.run.loadMoreRows()}>
              <Trans>More conversations</Trans>
            </Button>
          )}
        </div>
      </Tabs>
    </section>
  );
}
