import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, Moon, RotateCw } from "lucide";
import type { ReactElement } from "react";
import type { ConversationState } from "../conversation/conversation-state.ts";
import { maxAttempts } from "../connection/link.ts";
import { statuses } from "./chat-frame.css.ts";
import * as look from "./chat-frame.css.ts";

/** Who is there, in a line below the name. */
export function ConnectionStatus({ state }: { readonly state: ConversationState }): ReactElement {
  const { link, agent, isLoaded, attempts } = state;
  if (!isLoaded || (link === "connecting" && attempts === 0))
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

export interface ConnectionStripProps {
  readonly state: ConversationState;
  readonly onLogin: () => void;
  readonly onReconnect: () => void;
}

/** What keeps messages from going out, and what can be done about it. */
export function ConnectionStrip(props: ConnectionStripProps): ReactElement {
  return (
    <div className={look.strips} role="status">
      <Strip {...props} />
    </div>
  );
}

function Strip({ state, onLogin, onReconnect }: ConnectionStripProps): ReactElement | null {
  const { link, attempts, agent, isLoaded, isReading } = state;
  if (link === "over")
    return (
      <div className={look.strip.warning}>
        <Icon of={CircleAlert} size={16} />
        <p>
          <Trans>Your session is over. Log in to go on; what you have written stays.</Trans>
        </p>
        <Button size="small" onClick={onLogin}>
          <Trans>Log in</Trans>
        </Button>
      </div>
    );
  if (isLoaded && agent === null)
    return (
      <div className={look.strip.quiet} aria-busy={isReading}>
        <Icon of={Moon} size={16} />
        <p>
          <Trans>No customer service staff are currently online, please wait a moment....</Trans>
        </p>
      </div>
    );
  if (link === "lost")
    return (
      <div className={look.strip.warning}>
        <Icon of={CircleAlert} size={16} />
        <p>
          <Trans>Connection not established, please try again later</Trans>
        </p>
        <Button size="small" onClick={onReconnect}>
          <Trans>Connect again</Trans>
        </Button>
      </div>
    );
  if (attempts === 0 || link === "open") return null;
  return (
    <div className={look.strip.warning}>
      <Icon of={RotateCw} size={16} />
      <p>
        <Trans>
          The connection was lost. Trying again, {attempts} of {maxAttempts}. What you write is sent as soon as it is
          back.
        </Trans>
      </p>
    </div>
  );
}
