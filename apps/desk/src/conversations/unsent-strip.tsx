import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { strip } from "./conversations.css.ts";
import type { DeskRun } from "./desk-run-context.ts";

export interface UnsentStripProps {
  readonly desk: DeskRun;
  /** The customer whose conversation is open; null: none is. */
  readonly open: number | null;
}

/** Leads to what was not sent in a conversation that is not open, also to one that the list has no more. */
export function UnsentStrip({ desk, open }: UnsentStripProps): ReactElement | null {
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
