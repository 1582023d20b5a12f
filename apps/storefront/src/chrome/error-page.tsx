import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Chrome } from "./chrome.tsx";

/** Replaces a page that failed: says what happened, and offers another try and a link to home. */
export function ErrorPage({ reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  return (
    <ErrorState
      title={<Trans>Sorry, there was an error on the page you visited</Trans>}
      line={<Trans>You may have entered the wrong URL, or the webpage has been deleted, does not exist, etc.</Trans>}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              reset();
              void router.invalidate();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
          <Link {...to.home()} className={buttonClass({ kind: "second" })}>
            <Trans>Go back to home</Trans>
          </Link>
        </>
      }
    />
  );
}

/** For a failure outside of every layout: the error page inside the default header and footer. */
export function ErrorScreen(props: ErrorComponentProps): ReactElement {
  return (
    <Chrome kind="default">
      <ErrorPage {...props} />
    </Chrome>
  );
}
