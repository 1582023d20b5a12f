import { Trans } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { ArrowUp } from "lucide";
import type { ReactElement } from "react";
import { mainId } from "./main-id.ts";
import * as look from "./side-rail.css.ts";

function backToTop(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  // The button disappears at the top, so the focus of somebody who pressed it by keyboard moves to the main part.
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/** Keeps its place while it is not shown, so that the rail does not jump. */
export function BackToTop({ shown }: { readonly shown: boolean }): ReactElement {
  return (
    <button type="button" className={shown ? look.top.shown : look.top.hidden} onClick={backToTop}>
      <Icon of={ArrowUp} size={20} />
      <span className={look.tip}>
        <Trans>Back to top</Trans>
      </span>
    </button>
  );
}
