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
 * The one place that reacts to failed calls, besides what their pages show. A call that was only made ahead, to prefetch
 * a page, fails silently.
 */
export function ErrorReactions({ onSessionEnd }: ErrorReactionsProps): null {
  const { i18n } = useLingui();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [said] = useState(() => ({
    // Background calls repeat, so the same message is held back for longer.
    asked: createSaidLately(10_000),
    // Each press that fails shows its message; several calls of one press show it once.
    pressed: createSaidLately(1_000),
  }));

  const react = useEffectEvent((error: unknown, meta: ReactionMeta | undefined, by: keyof typeof said) => {
    const reaction = reactionTo(error, meta?.quiet);
    if (reaction.do === "endSession") onSessionEnd();
    if (reaction.do !== "say") return;
    const message = typeof reaction.message === "string" ? reaction.message : i18n._(reaction.message);
    if (!said[by](message, Date.now())) toasts.show(message, reaction.kind);
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
