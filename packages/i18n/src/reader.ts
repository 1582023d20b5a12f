import { useSyncExternalStore } from "react";
import type { Locale } from "./locales.ts";
import { useLocale } from "./use-locale.ts";

/** For whom a clock is written. What writes one asks for it, so that no clock stands without its zone. */
export interface Reader {
  readonly locale: Locale;
  /** False on the server, which does not know where its readers are, and in the render that takes over its page. */
  readonly hasZone: boolean;
}

function never(): () => void {
  return () => undefined;
}

/** Who reads the surrounding page. */
export function useReader(): Reader {
  const locale = useLocale();
  const hasZone = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { locale, hasZone };
}
