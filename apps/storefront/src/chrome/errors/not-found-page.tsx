import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import image from "./not-found.webp";

/** In the place of a page that does not exist. */
export function NotFoundPage(): ReactElement {
  return (
    <ErrorState
      image={<img src={image} alt="" width={560} height={368} />}
      eyebrow="404"
      title={<Trans>This page could not be found</Trans>}
      line={<Trans>You may have entered the wrong URL, or the webpage has been deleted, does not exist, etc.</Trans>}
      actions={
        <>
          <Link {...to.home()} className={buttonClass({ kind: "primary" })}>
            <Trans>Go back to home</Trans>
          </Link>
          <Link {...to.list({}, "1")} className={buttonClass({ kind: "second" })}>
            <Trans>See what is popular</Trans>
          </Link>
        </>
      }
    />
  );
}
