import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface LogScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The end is in sight. */
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** How near the end counts as there, and how near the beginning older messages are asked for, in pixels. */
const nearPx = 48;
const olderPx = 300;

/**
 * Where the log is scrolled to. It grows from its end (`column-reverse`), so that older messages above move nothing, and
 * new ones are followed where the end is in sight; where it is not, what is being read stays in its place.
 */
export function useLogScroll(newest: unknown, onNearBeginning: () => void): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, newest });
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollHeight, scrollTop } = element;
    const grown = scrollHeight - before.current.height;
    const isBelow = before.current.newest !== newest;
    before.current = { height: scrollHeight, newest };
    if (isBelow && -scrollTop > nearPx) element.scrollTop = scrollTop - grown;
  });

  return {
    scroller,
    isAtEnd,
    onScroll: () => {
      const element = scroller.current;
      if (element === null) return;
      const { scrollTop, scrollHeight, clientHeight } = element;
      setAtEnd(-scrollTop <= nearPx);
      if (scrollHeight + scrollTop - clientHeight < olderPx) onNearBeginning();
    },
    toEnd: () => scroller.current?.scrollTo({ top: 0 }),
  };
}

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
