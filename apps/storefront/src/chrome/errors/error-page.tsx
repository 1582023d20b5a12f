import { Trans } from "@lingui/react/macro";
import { ApiError } from "@plaza/api-client";
import { markPageHydrated, to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { useOnline } from "@plaza/ui-kit/use-online";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { chromeParts } from "../chrome-parts.ts";

const { OfflinePage } = chromeParts;

/** Why the platform rejected the page, if it wants that shown. The errors that a document carries do not say it. */
function platformMessage(error: unknown): string | null {
  return !import.meta.env.SSR && error instanceof ApiError && error.show ? error.platformMessage : null;
}

/**
 * Replaces a page that failed: says what happened, and offers another try. When the connection comes back the page is
 * tried again by itself.
 */
export function ErrorPage({ error }: Pick<ErrorComponentProps, "error">): ReactElement {
  const router = useRouter();
  const online = useOnline();
  useEffect(() => {
    markPageHydrated();
    const retry = (): void => void router.invalidate();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [router]);
  if (!online) return <OfflinePage />;
  return (
    <ErrorState
      title={<Trans>Sorry, there was an error on the page you visited</Trans>}
      line={
        platformMessage(error) ?? <Trans>It did not load, which is not your fault. Please try again in a moment.</Trans>
      }
      actions={
        <>
          <Button kind="primary" onClick={() => void router.invalidate()}>
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
