import { Trans } from "@lingui/react/macro";
import { ApiError, sendOrderLink } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import * as look from "./order-page.css.ts";

/** Sends the customer a link that shows this order without a login. */
export function SendOrderLink({ orderId }: { readonly orderId: number }): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { run, isPending, data, error } = useAction({
    mutationFn: () => sendOrderLink(api, orderId),
    meta: { quiet: true },
  });
  const mobile = data?.mobile;
  return (
    <section className={look.part}>
      <h2 className={look.partTitle}>
        <Trans>This order without a login</Trans>
      </h2>
      <p className={look.factText}>
        <Trans>A link by text message shows it to whoever has the link, for some days.</Trans>
      </p>
      <div className={look.actions}>
        <Button busy={isPending} onClick={() => run()}>
          <Trans>Send the link to my phone</Trans>
        </Button>
      </div>
      {mobile !== undefined && error === null && (
        <Alert kind="success" announce>
          <Trans>The link is on its way to {mobile}.</Trans>
        </Alert>
      )}
      {error !== null && (
        <Alert kind="danger" announce>
          {(error instanceof ApiError ? error.platformMessage : null) ?? <Trans>The link could not be sent.</Trans>}
        </Alert>
      )}
    </section>
  );
}
