import { Trans } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, Clock } from "lucide";
import type { ReactElement } from "react";
import type { OutboxMessage } from "../connection/outbox.ts";
import * as look from "./bubble.css.ts";
import { MessageBody } from "./message-body.tsx";
import { useProblemText } from "./use-problem-text.ts";

export interface OutboxRowProps {
  readonly message: OutboxMessage;
  readonly onRetry: (clientId: string) => void;
  /** Gives it up; where it is left out, nobody does. */
  readonly onRemove?: ((clientId: string) => void) | undefined;
}

/** A message that the platform has not taken yet. */
export function OutboxRow({ message, onRetry, onRemove }: OutboxRowProps): ReactElement {
  const { content, state, clientId } = message;
  return (
    <div className={look.sides.own}>
      <div className={look.sideOf.own}>
        <div className={state === "failed" ? undefined : look.pale}>
          <MessageBody content={content} side="own" />
        </div>
        {state === "failed" ? (
          <Failed
            message={message}
            onRetry={() => onRetry(clientId)}
            onRemove={onRemove === undefined ? null : () => onRemove(clientId)}
          />
        ) : (
          <p className={look.below}>
            <Icon of={Clock} size={14} />
            {state === "waiting" ? <Trans>Waiting to be sent</Trans> : <Trans context="message">Sending</Trans>}
          </p>
        )}
      </div>
    </div>
  );
}

interface FailedProps {
  readonly message: OutboxMessage;
  readonly onRetry: () => void;
  readonly onRemove: (() => void) | null;
}

function Failed({ message, onRetry, onRemove }: FailedProps): ReactElement {
  const problemText = useProblemText();
  return (
    <p className={look.problem} role="status">
      <Icon of={CircleAlert} size={14} />
      <span>{problemText(message.problem)}</span>
      <button type="button" className={look.again} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
      {onRemove !== null && (
        <button type="button" className={look.again} onClick={onRemove}>
          <Trans>Remove</Trans>
        </button>
      )}
    </p>
  );
}
