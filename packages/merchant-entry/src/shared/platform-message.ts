import { ApiError } from "@plaza/api-client";

/** The platform's own message where it rejected a call with one. */
export function platformMessage(error: Error | null): string | null {
  return error instanceof ApiError && error.kind === "business" ? error.platformMessage : null;
}
