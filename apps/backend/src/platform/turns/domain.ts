import type { Domain } from "../domain/domain.ts";
import type { Turn } from "../domain/turn.ts";
import { announceTurns } from "./announce-turns.ts";

declare module "../http/services.ts" {
  interface Services {
    /** What begins and ends by the clock alone. */
    readonly turns: readonly Turn[];
  }
}

/** Announces what begins or ends by the clock alone: slots of the flash sale, scheduled contents. */
export const turnDomain = { name: "turns", jobs: [announceTurns] } satisfies Domain;
