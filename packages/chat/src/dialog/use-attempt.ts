import { useLingui } from "@lingui/react/macro";
import type { ChatContent } from "@plaza/api-client";
import { useState } from "react";
import type { Link } from "../connection/link.ts";
import type { Conversation } from "../conversation/run-conversation.ts";
import { useProblemText } from "../log/use-problem-text.ts";

interface Attempt {
  /** Why the last one was not taken; null where it was, or things have changed since. */
  readonly problem: string | null;
  /** A rejection, or what is wrong in words; null: nothing any more. */
  readonly say: (problem: string | null) => void;
  /** @returns whether it goes out; otherwise it stays with whoever wrote it */
  readonly attempt: (content: ChatContent) => boolean;
}

interface ShownProblem {
  readonly problem: string;
  /** The link then: what was shown of it is over when it has changed. */
  readonly link: Link;
}

/** Sends, and says why something cannot be sent now. */
export function useAttempt(conversation: Conversation | null, link: Link): Attempt {
  const { t } = useLingui();
  const problemText = useProblemText();
  const [shown, setShown] = useState<ShownProblem | null>(null);
  const textOf = (problem: string): string => {
    if (problem === "session-over") return t`Your session is over. Please log in again.`;
    const isRejection = problem === "offline" || problem === "not-connected";
    return isRejection ? problemText({ reason: problem, message: "" }) : problem;
  };
  const say = (problem: string | null): void => setShown(problem === null ? null : { problem, link });
  return {
    problem: shown === null || shown.link !== link ? null : textOf(shown.problem),
    say,
    attempt: (content) => {
      const rejection = conversation === null ? "not-connected" : conversation.send(content);
      say(rejection);
      return rejection === null;
    },
  };
}
