import { Trans, useLingui } from "@lingui/react/macro";
import type { AwaitedTransfer as Transfer } from "@plaza/api-client";
import { formatEdgeDate, formatMoney, useReader } from "@plaza/i18n";
import { loadMessages, rootRoute } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { explanation } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import * as look from "./transfer.css.ts";
import { transferMessages } from "./transfer-messages.ts";

export interface AwaitedTransferProps {
  readonly transfer: Transfer;
  /** It was chosen while the page was open. */
  readonly fresh: boolean;
}

/** Where to transfer how much with which reference, and until when. It is drawn when its words are here, too. */
export function AwaitedTransfer(props: AwaitedTransferProps): ReactElement {
  const { i18n } = rootRoute.useRouteContext();
  const words = useQuery({
    queryKey: ["transfer-messages", i18n.locale],
    queryFn: async () => {
      await loadMessages(i18n, [{ staticData: { messages: [transferMessages] } }]);
      return true;
    },
    staleTime: Infinity,
    meta: { quiet: true },
  });
  return words.isSuccess ? <Instructions {...props} /> : <Skeleton width="100%" height={360} />;
}

function Instructions({ transfer, fresh }: AwaitedTransferProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const title = useRef<HTMLHeadingElement>(null);
  const { reference, amount, received, holder, bank, account, hint, payBefore } = transfer;
  useEffect(() => {
    // The button that was pressed is gone.
    if (fresh) title.current?.focus();
  }, [fresh]);
  const [missing, came] = [formatMoney(amount), formatMoney(received)];
  const day = formatEdgeDate(payBefore, reader);
  return (
    <section className={look.part} aria-labelledby="awaited-transfer">
      <h3 id="awaited-transfer" ref={title} tabIndex={-1} className={look.title}>
        <Trans>We await your bank transfer</Trans>
      </h3>
      {received > 0 && (
        <Alert kind="warning">
          <Trans>
            {came} has arrived, and {missing} is missing. Please transfer the rest with the same reference.
          </Trans>
        </Alert>
      )}
      <dl className={look.rows}>
        <Line term={<Trans>Amount</Trans>} text={(amount / 100).toFixed(2)} copies={t`Copy the amount`}>
          <strong className={look.strong}>{missing}</strong>
        </Line>
        <Line term={<Trans>Reference</Trans>} text={reference} copies={t`Copy the reference`}>
          <strong className={look.strong} translate="no">
            {reference}
          </strong>
        </Line>
        <Line term={<Trans>Account holder</Trans>} text={holder} copies={t`Copy the account holder`} />
        <Line term={<Trans>Account number</Trans>} text={account} copies={t`Copy the account number`} />
        <Line term={<Trans>Bank</Trans>} text={bank} copies={t`Copy the bank`} />
      </dl>
      {hint !== null && <p>{hint}</p>}
      <p className={explanation}>
        <Trans>
          Please give the reference as the purpose of the transfer, so that we can tell it is yours. It has to arrive by{" "}
          {day}; what arrives later is sent back.
        </Trans>
      </p>
      <p className={explanation}>
        <Trans>You may close this page. Your order goes on once we have found the money on our account.</Trans>
      </p>
    </section>
  );
}

interface LineProps {
  readonly term: ReactNode;
  readonly text: string;
  /** What the button is called that copies it. */
  readonly copies: string;
  /** What is shown of it, where that is something else. */
  readonly children?: ReactNode;
}

function Line({ term, text, copies, children }: LineProps): ReactElement {
  const copy = useCopy();
  return (
    <div className={look.row}>
      <dt className={look.term}>{term}</dt>
      <dd className={look.value}>{children ?? text}</dd>
      <dd>
        <Button size="small" icon={<Icon of={Copy} size={16} />} aria-label={copies} onClick={() => copy(text)}>
          <Trans>Copy</Trans>
        </Button>
      </dd>
    </div>
  );
}
