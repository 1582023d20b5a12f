import { useLingui, Trans } from "@lingui/react/macro";
import { type ReactElement, useEffect } from "react";
import { conversationsRoute } from "../routes.ts";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationPane } from "./conversation-pane.tsx";
import { columns, nobody, strip } from "./conversations.css.ts";
import { CustomerPanel } from "./customer-panel.tsx";
import { useDeskRun, type DeskRun } from "./desk-run-context.ts";
import { PresenceStrip } from "./presence.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Alert } from "@plaza/ui-kit/alert";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";

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

/** Beside the list, as long as no conversation is open. */
function NobodyChosen(): ReactElement {
  const desk = useDeskRun();
  const isEmpty = desk?.state.isListed === true && desk.state.rows.size === 0;
  return (
    <div className={nobody}>
      {isEmpty ? (
        <EmptyState
          title={<Trans>Nobody has written yet</Trans>}
          line={<Trans>Customers are led to you while you are online.</Trans>}
        />
      ) : (
        <EmptyState title={<Trans>Choose a conversation</Trans>} />
      )}
    </div>
  );
}

interface UnsentStripProps {
  readonly desk: DeskRun;
  /** The customer whose conversation is open; null: none is. */
  readonly open: number | null;
}

/** Leads to what was not sent in a conversation that is not open, also to one that the list has no more. */
function UnsentStrip({ desk, open }: UnsentStripProps): ReactElement | null {
  const { state, pictures, agentId } = desk;
  const words = state.outbox.filter((message) => message.state === "failed");
  const images = pictures.list.filter(({ to, upload }) => to.agentId === agentId && upload.state === "failed");
  const customer = [...words, ...images.map(({ to }) => to)].find(({ customerId }) => customerId !== open)?.customerId;
  if (customer === undefined) return null;
  const name = state.rows.get(customer)?.name ?? "";
  return (
    <div className={strip}>
      <Alert
        kind="warning"
        announce
        action={
          <Link to="/conversations" search={{ customer }} className={buttonClass({ size: "small" })}>
            <Trans>Show it</Trans>
          </Link>
        }
      >
        {name === "" ? (
          <Trans>Something that you wrote to a customer was not sent.</Trans>
        ) : (
          <Trans>Something that you wrote to {name} was not sent.</Trans>
        )}
      </Alert>
    </div>
  );
}
