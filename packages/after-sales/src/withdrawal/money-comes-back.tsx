import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";

export interface MoneyComesBackProps {
  /** The goods are with the customer, or on their way there. */
  readonly sendsBack: boolean;
  /** The platform's name for the way that the order was paid. */
  readonly way: string;
}

/** When the money comes back, and where to. */
export function MoneyComesBack({ sendsBack, way }: MoneyComesBackProps): ReactElement {
  return (
    <Alert kind="info">
      {sendsBack ? (
        <Trans>The money goes back the way it was paid ({way}), as soon as the goods have come back.</Trans>
      ) : (
        <Trans>Nothing has been sent yet: the money goes back at once, the way it was paid ({way}).</Trans>
      )}
    </Alert>
  );
}
