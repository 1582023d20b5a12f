import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { useMatches } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { above } from "./page-alerts.css.ts";

/** Says, where there is no JavaScript, why a page whose route or layout declares that it needs it does not answer. */
export function NeedsScript(): ReactElement | null {
  const needed = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.needsScript) });
  if (!needed) return null;
  return (
    <noscript>
      <div className={above}>
        <Alert kind="warning">
          <Trans>This page needs JavaScript. Please allow it for this site and load the page again.</Trans>
        </Alert>
      </div>
    </noscript>
  );
}
