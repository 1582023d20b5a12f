import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import type { ReactElement } from "react";
import type { Chosen } from "./chosen.ts";
import * as look from "./withdrawal.css.ts";

/** The refund of a withdrawal. */
export function ChosenAmounts({ chosen }: { readonly chosen: Pick<Chosen, "amount" | "freight"> }): ReactElement {
  const { amount, freight } = chosen;
  return (
    <div className={look.amounts}>
      <AmountList>
        {freight > 0 && (
          <>
            <Amount label={<Trans>Goods</Trans>} amount={amount - freight} />
            <Amount label={<Trans>Delivery</Trans>} amount={freight} />
          </>
        )}
        <Total label={<Trans>Comes back to you</Trans>} amount={amount} />
      </AmountList>
    </div>
  );
}

interface MoneyComesBackProps {
  /** The goods have been sent or received. */
  readonly sendsBack: boolean;
  /** The platform's name of the payment method. */
  readonly way: string;
}

/** When and by which payment method the refund is made. */
export function MoneyComesBack({ sendsBack, way }: MoneyComesBackProps): ReactElement {
  return (
    <Alert kind="info">
      {sendsBack ? (
        <Trans>The money goes back to you ({way}), as soon as the goods have come back.</Trans>
      ) : (
        <Trans>Nothing has been sent yet: the money goes back to you at once ({way}).</Trans>
      )}
    </Alert>
  );
}
