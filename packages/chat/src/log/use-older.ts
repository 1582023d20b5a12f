import { useRef, useState } from "react";

interface Older {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Reads what was said before, a page at a time. */
export function useOlder(hasOlder: boolean, loadOlder: () => Promise<boolean>): Older {
  const busy = useRef(false);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  async function load(): Promise<void> {
    if (busy.current || !hasOlder) return;
    busy.current = true;
    setState("loading");
    const isLoaded = await loadOlder();
    busy.current = false;
    setState(isLoaded ? "idle" : "failed");
  }
  return { isLoading: state === "loading", hasFailed: state === "failed", load: () => void load() };
}
