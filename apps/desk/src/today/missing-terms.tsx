import { Trans, useLingui } from "@lingui/react/macro";
import type { MissingTerm } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

export interface MissingTermsProps {
  readonly missing: readonly MissingTerm[];
  /** It opened before it had to say this. */
  readonly isOpen: boolean;
}

/** What a shop still has to say before it opens, each with the way there. */
export function MissingTerms({ missing, isOpen }: MissingTermsProps): ReactElement {
  const { t } = useLingui();
  const pages = {
    returnAddress: { to: "/addresses", name: t`Where goods are sent back to` },
    freight: { to: "/freight", name: t`What sending costs` },
  } as const;
  return (
    <Alert kind="warning">
      <p>
        {isOpen ? <Trans>Your shop does not say yet:</Trans> : <Trans>Before it opens, your shop has to say:</Trans>}
      </p>
      <ul>
        {missing.map((term) => (
          <li key={term}>
            <Link to={pages[term].to} className={textLink}>
              {pages[term].name}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
