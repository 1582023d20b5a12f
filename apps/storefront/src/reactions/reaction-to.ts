import { ApiError } from "@plaza/api-client";
import { ChunkError } from "@plaza/routing";
import { errorCatalogue, type SaidReaction } from "./error-catalogue.ts";

export type Reaction =
  | { readonly do: "say"; readonly kind: SaidReaction["kind"]; readonly message: SaidReaction["message"] | string }
  | { readonly do: "endSession" }
  | { readonly do: "nothing" };

/** The shell's reaction to a failed call that no page says itself. */
export function reactionTo(error: unknown): Reaction {
  if (error instanceof ChunkError) return { do: "say", ...errorCatalogue.transport };
  // Not a failed call but an aborted one, or a mistake of ours, which the error page shows.
  if (!(error instanceof ApiError)) return { do: "nothing" };
  if (error.kind === "session") return { do: "endSession" };
  if (error.kind === "transport") return { do: "say", ...errorCatalogue.transport };
  if (!error.show || error.platformMessage === null) return { do: "nothing" };
  return { do: "say", kind: "danger", message: error.platformMessage };
}
