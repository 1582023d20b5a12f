import { ApiError } from "@plaza/api-client";
import { errorCatalogue, type SaidReaction } from "./error-catalogue.ts";

export type Reaction =
  | { readonly do: "say"; readonly kind: SaidReaction["kind"]; readonly words: SaidReaction["words"] | string }
  | { readonly do: "endSession" }
  | { readonly do: "nothing" };

/**
 * What a failed call leads to, beside what the page that made it shows in its place. A quiet call shows a refusal itself;
 * that there was no answer, or no session, it leaves to the shell.
 */
export function reactionTo(error: unknown, quiet = false): Reaction {
  // Not a call's failure: an aborted one, or a mistake of ours, which the error page shows.
  if (!(error instanceof ApiError)) return { do: "nothing" };
  if (error.kind === "session") return { do: "endSession" };
  if (error.kind === "transport") return { do: "say", ...errorCatalogue.transport };
  if (quiet || !error.show || error.platformMessage === null) return { do: "nothing" };
  return { do: "say", kind: "danger", words: error.platformMessage };
}
