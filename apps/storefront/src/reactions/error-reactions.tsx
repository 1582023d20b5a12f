import { useLingui } from "@lingui/react";
import type { ReactionMeta } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { reactionTo } from "./reaction-to.ts";

/** Remembers what was said, so that many calls that fail at once say it once. `silence` is in milliseconds. */
export function createSaidLately(silence: number): (message: string, now: number) => boolean {
  const said = new Map<string, number>();
  /** Whether the message was said in the last `silence` milliseconds; else it is noted as said now. */
  return (message, now) => {
    if (now - (said.get(message) ?? -Infinity) < silence) return true;
    said.set(message, now);
    return false;
  };
}

export interface ErrorReactionsProps {
  /** The platform wants a login, or the session is over. */
  readonly onSessionEnd: () => void;
}

/**
 * The one place that reacts to failed calls. Each failure is said once: a call whose screen says it is quiet, a page whose
 * loader failed is an error page, and what was only fetched ahead fails silently. All else is a toast.
 */
export function ErrorReactions({ onSessionEnd }: ErrorReactionsProps): null {
  const { i18n } = useLingui();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [saidLately] = useState(() => ({
    // Calls in the background repeat.
    asked: createSaidLately(10_000),
    // Each press that fails is answered; several calls of one press are answered once.
    pressed: createSaidLately(1_000),
  }));

  const react = useEffectEvent((error: unknown, { quiet = false }: ReactionMeta, by: keyof typeof saidLately) => {
    const reaction = reactionTo(error);
    if (reaction.do === "endSession") onSessionEnd();
    if (reaction.do !== "say") return;
    const message = typeof reaction.message === "string" ? reaction.message : i18n._(reaction.message);
    const now = Date.now();
    const isRepeated = saidLately[by](message, now);
    // What a screen says about a press counts for what the press fetches afterwards, which often fails for the same reason.
    // What a page says of its own loading answers no press.
    if (by === "pressed") saidLately.asked(message, now);
    else if (!quiet && !isRepeated) saidLately.pressed(message, now);
    if (!isRepeated && !quiet) toasts.show(message, reaction.kind);
  });
  useEffect(() => {
    const queries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      const { query, action } = event;
      const { isLoading } = router.state;
      // A page on its way becomes the error page, and without a connection an alert stands above every page.
      const quiet = query.meta?.quiet === true || isLoading || !navigator.onLine;
      if (query.isActive() || isLoading) react(action.error, { quiet }, "asked");
    });
    const mutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error")
        react(event.action.error, event.mutation.meta ?? {}, "pressed");
    });
    return () => {
      queries();
      mutations();
    };
  }, [queryClient, router]);
  return null;
}
