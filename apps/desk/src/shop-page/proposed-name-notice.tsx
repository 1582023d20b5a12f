import { Trans } from "@lingui/react/macro";
import type { ProposedShopName } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import { useTextIn } from "../shared/use-text-in.ts";

/** What has become of the name that the shop would like to have. */
export function ProposedNameNotice({ proposed }: { readonly proposed: ProposedShopName }): ReactElement {
  const textIn = useTextIn();
  const name = textIn(proposed.name);
  const when = formatDateTime(proposed.decidedAt ?? proposed.sentAt, useReader());
  const { grounds } = proposed;
  if (proposed.state === "waits")
    return (
      <Alert kind="info">
        <Trans>
          The name “{name}” waits for an operator since {when}. Until then shoppers see the one before.
        </Trans>
      </Alert>
    );
  return (
    <Alert
      kind="warning"
      title={
        <Trans>
          The name “{name}” was refused on {when}
        </Trans>
      }
    >
      <bdi>{grounds}</bdi>
    </Alert>
  );
}
