import type { ChatContent } from "@plaza/api-client";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Link } from "../connection/conversation-state.ts";
import type { Conversation } from "../connection/run-conversation.ts";
import { useProblemText } from "../log/use-problem-text.ts";

interface Attempt {
  /** Why the last one was not taken; null where it was, or things have changed since. */
  readonly problem: string | null;
  /** A refusal, or what is wrong in words; null: nothing any more. */
  readonly say: (problem: string | null) => void;
  /** @returns whether it goes out; otherwise it stays with whoever wrote it */
  readonly attempt: (content: ChatContent) => boolean;
}

interface Said {
  readonly problem: string;
  /** The link then: what was said of it is over when it has changed. */
  readonly link: Link;
}

/** Sends, and says why something cannot be sent now. */
export function useAttempt(conversation: Conversation | null, link: Link): Attempt {
  const { t } = useLingui();
  const problemText = useProblemText();
  const [said, setSaid] = useState<Said | null>(null);
  const textOf = (problem: string): string => {
    if (problem === "session-over") return t`Your session is over. Please log in again.`;
    const isRefusal = problem === "offline" || problem === "not-connected";
    return isRefusal ? problemText({ reason: problem, message: "" }) : problem;
  };
  const say = (problem: string | null): void => setSaid(problem === null ? null : { problem, link });
  return {
    problem: said === null || said.link !== link ? null : textOf(said.problem),
    say,
    attempt: (content) => {
      const refusal = conversation === null ? "not-connected" : conversation.send(content);
      say(refusal);
      return refusal === null;
    },
  };
}
