import { Trans, useLingui } from "@lingui/react/macro";
import { type AfterSalesKind, platformMessage } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { Timeline, type TimelineItem } from "@plaza/ui-kit/timeline";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Explains the steps from the application to the refund. */
export function WhatHappensNext({ kind }: { readonly kind: AfterSalesKind }): ReactElement {
  const { t } = useLingui();
  const sending: TimelineItem = {
    key: "send",
    title: <Trans>You send the goods back</Trans>,
    children: <Trans>To the address that is shown then, with a tracking number.</Trans>,
  };
  return (
    <Timeline
      label={t`What happens next`}
      items={[
        {
          key: "apply",
          isNow: true,
          title: <Trans>You apply</Trans>,
          children: <Trans>The shop gets your request at once.</Trans>,
        },
        {
          key: "answer",
          title: <Trans>The shop answers</Trans>,
          children: <Trans>You see it here and in your notices.</Trans>,
        },
        ...(kind === "return" ? [sending] : []),
        { key: "money", title: <Trans>You are refunded</Trans> },
      ]}
    />
  );
}

interface ApplicationFailedProps {
  readonly error: Error;
  /** The platform recognises a repeated application, so it is safe to send it again. */
  readonly repeatable: boolean;
}

/** Says why the platform rejected an application, or that it did not answer. */
export function ApplicationFailed({ error, repeatable }: ApplicationFailedProps): ReactElement {
  const message = platformMessage(error);
  return (
    <Alert kind="danger" announce>
      {message ??
        (repeatable ? (
          <Trans>We do not know whether your application arrived. Please send it again: it counts only once.</Trans>
        ) : (
          <Trans>
            We do not know whether your application arrived. Check{" "}
            <Link {...to.afterSales({ type: "apply" })} className={textLink}>
              your requests
            </Link>{" "}
            before you send it again.
          </Trans>
        ))}
    </Alert>
  );
}

/** Shown when requests cover all pieces of the line, or when the deadline has passed. */
export function NothingToApplyFor(): ReactElement {
  return (
    <EmptyState
      title={<Trans>This item is not eligible</Trans>}
      line={<Trans>You have applied for it already, or the time for it is over.</Trans>}
      action={
        <Link {...to.afterSales({ type: "apply" })} className={buttonClass({ kind: "primary" })}>
          <Trans>Your requests</Trans>
        </Link>
      }
    />
  );
}
