import type { Domain } from "../domain/domain.ts";
import { registerInvalidations } from "./invalidation-stream.ts";

/** Tells whoever keeps answers what has changed, where the operator has given them a token to ask with. */
export const invalidationDomain = {
  name: "invalidations",
  registerRoutes: (app, services) => {
    const { invalidationToken } = services;
    if (invalidationToken !== null) registerInvalidations(app, services, invalidationToken);
  },
} satisfies Domain;

declare module "../http/services.ts" {
  interface Services {
    /** What whoever wants to hear of invalidations has to show; null: nobody may. */
    readonly invalidationToken: string | null;
  }
}
