import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import type { ConversationState } from "../connection/conversation-state.ts";
import { statuses } from "./chat-frame.css.ts";

/** Who is there, in a line below the name. */
export function ConnectionStatus({ state }: { readonly state: ConversationState }): ReactElement {
  const { link, agent, isLoaded, tries } = state;
  if (!isLoaded || (link === "connecting" && tries === 0))
    return (
      <p className={statuses.waiting}>
        <Trans>Connecting</Trans>
      </p>
    );
  if (link === "over")
    return (
      <p className={statuses.away}>
        <Trans>Logged out</Trans>
      </p>
    );
  if (agent === null)
    return (
      <p className={statuses.away}>
        <Trans>Nobody is online right now</Trans>
      </p>
    );
  if (link === "lost")
    return (
      <p className={statuses.away}>
        <Trans>Not connected</Trans>
      </p>
    );
  if (link !== "open")
    return (
      <p className={statuses.waiting}>
        <Trans>Connecting again</Trans>
      </p>
    );
  const { name } = agent;
  return (
    <p className={statuses.there}>
      {name === "" ? <Trans>Customer service is assisting you</Trans> : <Trans>CS {name} is assisting you</Trans>}
    </p>
  );
}
