import { Trans } from "@lingui/react/macro";
import type { ChatContent } from "@plaza/api-client";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, Clock } from "lucide";
import type { ReactElement } from "react";
import type { Problem } from "../connection/conversation-state.ts";
import * as look from "./bubble.css.ts";
import { MessageBody } from "./message-body.tsx";
import { useProblemText } from "./use-problem-text.ts";

/** A message that the platform has not taken yet, as its row shows it. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly content: ChatContent;
  /** Epoch milliseconds: when it was written. */
  readonly writtenAt: number;
  readonly state: "waiting" | "sending" | "doubtful" | "failed";
  /** Null unless it failed. */
  readonly problem: Problem | null;
}

export interface OutboxRowProps {
  readonly message: UnsentMessage;
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
          <MessageBody content={content} place="own" />
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
  readonly message: UnsentMessage;
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
