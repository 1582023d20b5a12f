import { Trans } from "@lingui/react/macro";
import { useExtension } from "@plaza/routing";
import { type ReactElement, useId } from "react";
import { heading, section } from "../shared/account-section.css.ts";
import { CopyRow } from "./copy-row.tsx";
import { DeletionRow } from "./deletion-row.tsx";

/** A copy of the customer's data, and the end of the account; nothing where the platform has neither. */
export function YourData(): ReactElement | null {
  const headingId = useId();
  if (!useExtension("account_data")) return null;
  return (
    <section className={section} aria-labelledby={headingId}>
      <h2 id={headingId} className={heading}>
        <Trans>Your data</Trans>
      </h2>
      <CopyRow />
      <DeletionRow />
    </section>
  );
}
