import { PageSkeleton } from "@plaza/ui-kit/skeleton";
import { useMatches, useRouter } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { isSamePage, pendingMs } from "../../document/page-skeletons.ts";
import * as look from "./next-page.css.ts";
import { mainId } from "../main-id.ts";

interface LeftPage {
  /** Of the match that was drawn when the next page was asked for. */
  readonly matchId: string | undefined;
  readonly height: number;
}

/**
 * A page, and a skeleton in its place while another one is on its way: its words, its code and its data may take seconds, and
 * the router shows a route's own skeleton only once it has the words. The page that is left stays as it is, since it may come
 * back, and as high, so that the place where it was scrolled to is not lost.
 */
export function NextPage({ children }: { readonly children: ReactNode }): ReactElement {
  const router = useRouter();
  const shownId = useMatches({ select: (matches) => matches.at(-1)?.id });
  const shown = useRef(shownId);
  const focused = useRef<Element | null>(null);
  const [left, setLeft] = useState<LeftPage | null>(null);
  useEffect(() => {
    shown.current = shownId;
  }, [shownId]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      const height = document.getElementById(mainId)?.offsetHeight ?? 0;
      focused.current = document.activeElement;
      setLeft({ matchId: shown.current, height });
    };
    const stay = (): void => {
      clearTimeout(timer);
      setLeft(null);
    };
    const unsubscribe = [
      router.subscribe("onBeforeNavigate", (change) => {
        if (isSamePage(change)) return stay();
        clearTimeout(timer);
        timer = setTimeout(leave, pendingMs);
      }),
      router.subscribe("onResolved", stay),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of unsubscribe) end();
    };
  }, [router]);
  // From the moment that the router draws the next page, or its own skeleton of it, there is nothing to stand in for.
  const isLeft = left !== null && left.matchId === shownId;
  useEffect(() => {
    if (isLeft) return;
    // What is hidden loses the focus: a page that comes back gets it back. One that has gone has nothing to focus.
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isLeft]);
  return (
    <>
      {isLeft && (
        <div style={{ minHeight: left.height }}>
          <div className={look.skeleton}>
            <PageSkeleton />
          </div>
        </div>
      )}
      <div className={isLeft ? look.hidden : look.page}>{children}</div>
    </>
  );
}
