import { useLingui } from "@lingui/react";
import { type ErrorMeta, ChunkError } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "@plaza/api-client";
import { errorCatalogue, type ToastText } from "./error-catalogue.ts";

type ErrorPolicy =
  | { readonly do: "toast"; readonly kind: ToastText["kind"]; readonly message: ToastText["message"] | string }
  | { readonly do: "endSession" }
  | { readonly do: "nothing" };

/** What the shell does about a failed call that no page says itself. */
export function errorPolicy(error: unknown): ErrorPolicy {
  if (error instanceof ChunkError) return { do: "toast", ...errorCatalogue.transport };
  // Not a failed call but an aborted one, or a mistake of ours, which the error page shows.
  if (!(error instanceof ApiError)) return { do: "nothing" };
  if (error.kind === "session") return { do: "endSession" };
  if (error.kind === "transport") return { do: "toast", ...errorCatalogue.transport };
  if (!error.show || error.platformMessage === null) return { do: "nothing" };
  return { do: "toast", kind: "danger", message: error.platformMessage };
}

/** Tells repeated messages, so that many calls that fail at once show one toast. */
export function createDeduplicator(windowMs: number): (message: string, now: number) => boolean {
  const shownAt = new Map<string, number>();
  /** Whether the message was shown in the last `windowMs` milliseconds; else it counts as shown now. */
  return (message, now) => {
    if (now - (shownAt.get(message) ?? -Infinity) < windowMs) return true;
    shownAt.set(message, now);
    return false;
  };
}

export interface ErrorHandlerProps {
  /** The platform wants a login, or the session is over. */
  readonly onSessionEnd: () => void;
}

/**
 * The one place that reacts to failed calls. Each failure is said once: a call whose screen says it is quiet, a page whose
 * loader failed is an error page, and what was only fetched ahead fails silently. All else is a toast.
 */
export function ErrorHandler({ onSessionEnd }: ErrorHandlerProps): null {
  const { i18n } = useLingui();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [seen] = useState(() => ({
    // Calls in the background repeat.
    asked: createDeduplicator(10_000),
    // Each press that fails is answered; several calls of one press are answered once.
    pressed: createDeduplicator(1_000),
  }));

  const react = useEffectEvent((error: unknown, { quiet = false }: ErrorMeta, by: keyof typeof seen) => {
    const policy = errorPolicy(error);
    if (policy.do === "endSession") onSessionEnd();
    if (policy.do !== "toast") return;
    const message = typeof policy.message === "string" ? policy.message : i18n._(policy.message);
    const now = Date.now();
    const isRepeated = seen[by](message, now);
    // What a screen says about a press counts for what the press fetches afterwards, which often fails for the same reason.
    // What a page says of its own loading answers no press.
    if (by === "pressed") seen.asked(message, now);
    else if (!quiet && !isRepeated) seen.pressed(message, now);
    if (!isRepeated && !quiet) toasts.show(message, policy.kind);
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
