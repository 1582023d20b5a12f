import { Trans } from "@lingui/react/macro";
import { buttonClass } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** In the place of a page that is not there, or not for who asks. */
export function MissingPage(): ReactElement {
  return (
    <ErrorState
      eyebrow={<Trans>Error 404</Trans>}
      title={<Trans>There is nothing here</Trans>}
      line={<Trans>It is gone, or it belongs to somebody else.</Trans>}
      actions={
        <Link to="/" className={buttonClass()}>
          <Trans>To the first page</Trans>
        </Link>
      }
    />
  );
}
