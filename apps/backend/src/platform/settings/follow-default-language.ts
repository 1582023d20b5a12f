import type { Services } from "../http/services.ts";
import type { Language } from "../store/language.ts";
import { readDefaultLanguage } from "./default-language.ts";

declare module "../http/services.ts" {
  interface Services {
    /** In which language content is shown that is missing in the reader's. It is kept: asking costs no query. */
    readonly defaultLanguage: () => Promise<Language>;
  }
}

interface FollowedLanguage {
  readonly current: () => Promise<Language>;
  readonly close: () => void;
}

/** Keeps the setting until the store says that settings have changed, or may have. */
export function followDefaultLanguage({
  db,
  events,
  report,
}: Pick<Services, "db" | "events" | "report">): FollowedLanguage {
  let known: Promise<Language> | null = null;

  const read = (): Promise<Language> => {
    const reading = readDefaultLanguage(db);
    known = reading;
    // The next one to ask tries again.
    reading.catch(() => {
      if (known === reading) known = null;
    });
    return reading;
  };
  /** This node may have answered by the old one until now, in all that it shows: only now is that over. */
  const readAgain = async (): Promise<void> => {
    if (known === null) return;
    const before = known.catch(() => null);
    const [old, current] = await Promise.all([before, read()]);
    if (old !== current) await events.publish("invalidated", "everything");
  };
  const hear = (): void => {
    readAgain().catch((error: unknown) => report(error, "reading the default language again"));
  };

  const endSettings = events.subscribe("invalidated", (topic) => {
    if (topic === "settings") hear();
  });
  const endGaps = events.onGap(hear);
  return {
    current: () => known ?? read(),
    close: () => {
      endSettings();
      endGaps();
    },
  };
}
