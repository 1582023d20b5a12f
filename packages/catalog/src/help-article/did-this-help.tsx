import { Trans, useLingui } from "@lingui/react/macro";
import { ApiError, sendHelpFeedback } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { ThumbsDown, ThumbsUp } from "lucide";
import { type ReactElement, useId } from "react";
import { feedback, question, status } from "./did-this-help.css.ts";

/** Asks whether an answer has helped. It counts once a reader, who may change their mind. */
export function DidThisHelp({ articleId }: { readonly articleId: number }): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const labelId = useId();
  const answer = useAction({
    mutationFn: (helped: boolean) => sendHelpFeedback(api, { articleId, helped, visitorKey: visitorKey() }),
    meta: { quiet: true },
  });
  const { isPending, isSuccess, error, variables } = answer;
  const button = (helped: boolean, label: ReactElement): ReactElement => (
    <Button
      size="small"
      icon={<Icon of={helped ? ThumbsUp : ThumbsDown} size={16} />}
      busy={isPending && variables === helped}
      aria-pressed={isSuccess && variables === helped}
      onClick={() => answer.run(helped)}
    >
      {label}
    </Button>
  );
  return (
    <div className={feedback} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={question}>
        <Trans>Did this help?</Trans>
      </span>
      {button(true, <Trans context="helped">Yes</Trans>)}
      {button(false, <Trans context="helped">Not quite</Trans>)}
      <p className={status} role="status">
        {isSuccess && (
          <span>
            {variables === true
              ? t`Thank you. That tells us which answers are good.`
              : t`Thank you. We will work on this answer.`}
          </span>
        )}
        {error !== null && (
          <span>
            {error instanceof ApiError && error.platformMessage !== null
              ? error.platformMessage
              : t`That could not be sent. Please try again.`}
          </span>
        )}
      </p>
    </div>
  );
}

const key = "plaza:help-visitor";

const format = /^[0-9a-f]{32}$/;

/** By what this browser is known where it says whether an answer has helped; anew each time where it cannot keep anything. */
function visitorKey(): string {
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null && format.test(stored)) return stored;
    const made = newKey();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return newKey();
  }
}

function newKey(): string {
  // `randomUUID` exists only in secure contexts, and a shop may be served over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
