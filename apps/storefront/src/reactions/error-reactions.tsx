import { useLingui } from "@lingui/react";
import type { ReactionMeta } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { reactionTo } from "./reaction-to.ts";
import { createSaidLately } from "./said-lately.ts";

export interface ErrorReactionsProps {
  /** The platform wants a login, or the session is over. */
  readonly onSessionEnd: () => void;
}

/**
 * The one place where failed calls are answered, beside what their pages show. A call that is only made ahead, for a page
 * that nobody has asked for yet, fails in silence.
 */
export function ErrorReactions({ onSessionEnd }: ErrorReactionsProps): null {
  const { i18n } = useLingui();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [said] = useState(() => ({
    // Again and again in the background.
    asked: createSaidLately(10_000),
    // A press that does nothing says why each time; several calls may follow from one.
    pressed: createSaidLately(1_000),
  }));

  const react = useEffectEvent((error: unknown, meta: ReactionMeta | undefined, by: keyof typeof said) => {
    const reaction = reactionTo(error, meta?.quiet);
    if (reaction.do === "endSession") onSessionEnd();
    if (reaction.do !== "say") return;
    const words = typeof reaction.words === "string" ? reaction.words : i18n._(reaction.words);
    if (!said[by](words, Date.now())) toasts.show(words, reaction.kind);
  });
  useEffect(() => {
    const queries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      if (event.query.isActive() || router.state.isLoading) react(event.action.error, event.query.meta, "asked");
    });
    const mutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error")
        react(event.action.error, event.mutation.meta, "pressed");
    });
    return () => {
      queries();
      mutations();
    };
  }, [queryClient, router]);
  return null;
}
