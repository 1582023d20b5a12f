import { Trans, useLingui } from "@lingui/react/macro";
import type { AfterSalesKind } from "@plaza/api-client";
import { Timeline, type TimelineItem } from "@plaza/ui-kit/timeline";
import type { ReactElement } from "react";

/** The way of an application, from the press to the money. */
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
