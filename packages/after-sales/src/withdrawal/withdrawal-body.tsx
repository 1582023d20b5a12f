import { Plural, Trans } from "@lingui/react/macro";
import type { WithdrawalInfo } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { type ReactElement, useState } from "react";
import { WithdrawalFlow, type WithdrawalFlowProps } from "./withdrawal-flow.tsx";
import { WithdrawalLineRow } from "./withdrawal-line-row.tsx";
import * as look from "./withdrawal.css.ts";

type WithdrawalBodyProps = Omit<WithdrawalFlowProps, "onConfirming">;

/**
 * Until when one can withdraw, and the steps; where nothing can be withdrawn from, why. Who confirms goes on with what they
 * have read: fetched anew, the same press could mean other pieces, which were not chosen.
 */
export function WithdrawalBody(props: WithdrawalBodyProps): ReactElement {
  const [read, setRead] = useState<WithdrawalInfo | null>(null);
  const info = read ?? props.info;
  const [wasOpen] = useState(info.objection === null);
  const reader = useReader();
  if (info.objection !== null) {
    return (
      <>
        <Alert kind="info" announce={wasOpen}>
          {info.objection}
        </Alert>
        <section className={look.step}>
          <h2 className={look.stepTitle}>
            <Trans>Goods</Trans>
          </h2>
          <ul className={look.lines}>
            {info.lines.map((line) => (
              <WithdrawalLineRow key={line.id} line={line} quantity={0} fixed onQuantity={() => {}} />
            ))}
          </ul>
        </section>
      </>
    );
  }
  const end = info.until === null ? null : formatDateTime(info.until, reader);
  return (
    <>
      <p className={look.intro}>
        {end === null ? (
          <Plural
            value={info.days}
            one="You can withdraw without giving a reason, until # day after you have received the goods."
            other="You can withdraw without giving a reason, until # days after you have received the goods."
          />
        ) : (
          <Trans>You can withdraw without giving a reason, until {end}.</Trans>
        )}
      </p>
      <WithdrawalFlow {...props} info={info} onConfirming={(isConfirming) => setRead(isConfirming ? info : null)} />
    </>
  );
}
