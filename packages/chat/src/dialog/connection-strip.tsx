import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, Moon, RotateCw } from "lucide";
import type { ReactElement } from "react";
import type { ConversationState } from "../connection/conversation-state.ts";
import { mostTries } from "../connection/link.ts";
import * as look from "./chat-frame.css.ts";

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
  const { link, tries, agent, isLoaded, isReading } = state;
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
  if (tries === 0 || link === "open") return null;
  return (
    <div className={look.strip.warning}>
      <Icon of={RotateCw} size={16} />
      <p>
        <Trans>
          The connection was lost. Trying again, {tries} of {mostTries}. What you write is sent as soon as it is back.
        </Trans>
      </p>
    </div>
  );
}
