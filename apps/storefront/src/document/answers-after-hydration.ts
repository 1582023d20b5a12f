import { whenHydrated } from "@plaza/routing";
import type { QueryPersister } from "@tanstack/react-query";

/** A part that never comes must not keep what others show. */
const maxMs = 10_000;

/**
 * An answer for what is on screen waits until the server's page is hydrated. The page is hydrated in parts, some later than
 * others, and each has to find what the server had drawn it from: where the server had no answer, or another one, the first
 * part that asks again would change what the later ones are drawn from. So would what asks without showing anything, where the
 * parts that do are not hydrated yet: what the server has asked waits, too, whether it got an answer or not. Nothing is asked
 * later for it. What only the browser asks and nobody shows yet, as a loader's or what a part needs to be drawn at all, arrives
 * at once.
 */
export const afterHydration: QueryPersister = async (ask, context, query) => {
  const { dataUpdateCount, errorUpdateCount } = query.state;
  const isRendered = dataUpdateCount + errorUpdateCount > 0;
  const [answer] = await Promise.allSettled([ask(context)]);
  if (isRendered || query.getObserversCount() > 0) await Promise.race([whenHydrated(), passed(maxMs)]);
  if (answer.status === "rejected") throw answer.reason;
  return answer.value;
};

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
