import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { skipLink } from "./skip-link.css.ts";

export interface SkipLinkProps {
  /** The id of the page's main part. */
  readonly target: string;
}

/** First in the page. It moves the focus by script: in a hash-routed storefront `#main` would be a route. */
export function SkipLink({ target }: SkipLinkProps): ReactElement {
  function skip(): void {
    const main = document.getElementById(target);
    if (main === null) return;
    if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
    main.focus();
  }
  return (
    <button type="button" className={skipLink} onClick={skip}>
      <Trans>Skip to content</Trans>
    </button>
  );
}
