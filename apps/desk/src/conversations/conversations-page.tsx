import { useLingui } from "@lingui/react/macro";
import { type ReactElement, useEffect } from "react";
import { conversationsRoute } from "../routes.ts";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationPane } from "./conversation-pane.tsx";
import { columns } from "./conversations.css.ts";
import { CustomerPanel } from "./customer-panel.tsx";
import { useDeskRun } from "./desk-run-context.ts";
import { NobodyChosen } from "./nobody-chosen.tsx";
import { PresenceStrip } from "./presence-strip.tsx";
import { UnsentStrip } from "./unsent-strip.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** Who has written to the agent, what was said with one of them, and who they are. */
export function ConversationsPage(): ReactElement | null {
  const { t } = useLingui();
  const desk = useDeskRun();
  const { customer = null } = conversationsRoute.useSearch();
  const title = t`Conversations`;
  useEffect(() => {
    document.title = `${title} - Plaza`;
  }, [title]);
  const run = desk?.run;
  useEffect(() => {
    run?.dispatch({ type: "select", customerId: customer });
    return () => run?.dispatch({ type: "select", customerId: null });
  }, [run, customer]);
  useFocusOnNavigation(customer);
  if (desk === null) return null;
  const { state } = desk;
  const row = customer === null ? undefined : state.rows.get(customer);
  return (
    <>
      <PresenceStrip withAway />
      <UnsentStrip desk={desk} open={customer} />
      <div className={columns} data-chosen={customer !== null || undefined}>
        <ConversationList desk={desk} />
        {customer === null ? (
          <NobodyChosen />
        ) : (
          <ConversationPane key={customer} desk={desk} customerId={customer} row={row ?? null} />
        )}
        {customer !== null && <CustomerPanel key={`panel-${customer}`} customerId={customer} />}
      </div>
    </>
  );
}
