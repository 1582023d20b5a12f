import { Trans } from "@lingui/react/macro";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import type { ReactElement } from "react";
import type { Chosen } from "./chosen.ts";
import * as look from "./withdrawal.css.ts";

/** What comes back. */
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
