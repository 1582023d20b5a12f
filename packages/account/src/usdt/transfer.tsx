import { Trans, useLingui } from "@lingui/react/macro";
import { cancelUsdtTopUp, staleAfter, type UsdtTopUp, type UsdtTopUpDetail } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { CodeOnPhone } from "@plaza/ui-kit/code-on-phone";
import { explanation } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { TimeLeft } from "@plaza/ui-kit/time-left";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { Copy } from "lucide";
import { type ReactElement, type ReactNode, useState } from "react";
import { usdtRoute } from "../routes.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { TransferList } from "./transfer-list.tsx";
import * as look from "./usdt.css.ts";

const confirmDialog = lazyModule(() => import("@plaza/ui-kit/confirm-dialog"));

export interface TransferProps {
  readonly topUp: UsdtTopUpDetail;
  /** When it was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The second step: where to send how much, and until when at this rate. */
export function Transfer({ topUp, fetchedAt }: TransferProps): ReactElement {
  const { t } = useLingui();
  const { state, address, missing, expiresAt, qr, sandboxUrl } = topUp;
  const network = topUp.network.name;
  return (
    <div className={look.columns}>
      <div className={look.column}>
        {state === "part" && (
          <Alert kind="warning" announce>
            <Trans>
              Less arrived than the amount of this top-up: {missing} USDT are still missing. You can send them to the
              same address.
            </Trans>
          </Alert>
        )}
        <AmountCard topUp={topUp} />
        <dl className={look.details}>
          <div>
            <dt>
              <Trans>Network</Trans>
            </dt>
            <dd>{network}</dd>
          </div>
        </dl>
        <Copyable label={<Trans>Send to this address</Trans>} text={address} name={t`Copy the address`} />
        <Copyable
          label={<Trans>Send exactly</Trans>}
          text={missing}
          shown={`${missing} USDT`}
          name={t`Copy the amount`}
        />
        <Alert kind="warning">
          <Trans>
            Send USDT on {network} only. Other coins, or another network, do not arrive and cannot be returned.
          </Trans>
        </Alert>
        <TransferList topUp={topUp} />
      </div>
      <aside className={look.aside}>
        <figure className={look.figure}>
          <img src={qr} alt={t`Code with the address and the amount`} width={216} height={216} className={look.code} />
          <CodeOnPhone image={qr} fileName="usdt">
            <Trans>On this phone: save the code and choose it in your wallet, or copy address and amount.</Trans>
          </CodeOnPhone>
          <figcaption className={explanation}>
            <Trans>Scan with your wallet app</Trans>
          </figcaption>
        </figure>
        <p className={look.left}>
          <Trans>
            Time left at this rate: <TimeLeft endsAt={expiresAt} now={fetchedAt} />
          </Trans>
        </p>
        <div className={look.note} role="status">
          <p className={look.strong}>
            {state === "waiting" ? <Trans>Waiting for your transfer</Trans> : <Trans>Waiting for the rest</Trans>}
          </p>
          <p className={explanation}>
            <Trans>You may close this page. The money is credited as soon as the network confirms it.</Trans>
          </p>
        </div>
        {sandboxUrl !== null && (
          <div className={look.sandbox}>
            <Tag kind="warning">
              <Trans>Sandbox</Trans>
            </Tag>
            <a href={sandboxUrl} target="_blank" rel="noopener" className={buttonClass({ kind: "tint" })}>
              <Trans>Send on the demo's stand-in chain</Trans>
            </a>
          </div>
        )}
        {/* Other tokens, and nothing, may have come. */}
        {state === "waiting" && <CancelTopUp id={topUp.id} />}
      </aside>
    </div>
  );
}

interface CopyableProps {
  readonly label: ReactNode;
  /** What is copied. */
  readonly text: string;
  /** What is shown of it, where that is something else. */
  readonly shown?: string | undefined;
  /** What the button is called. */
  readonly name: string;
}

/** A text that is not to be typed by hand, with a button that copies it. */
function Copyable({ label, text, shown = text, name }: CopyableProps): ReactElement {
  const copy = useCopy();
  return (
    <div>
      <p className={look.label}>{label}</p>
      <div className={look.copyable}>
        <span className={look.copied}>{shown}</span>
        <Button size="small" icon={<Icon of={Copy} size={16} />} aria-label={name} onClick={() => copy(text)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Gives a top-up up for which nothing has come. */
function CancelTopUp({ id }: { readonly id: number }): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = usdtRoute.useRouteContext();
  const { module: dialog, openWhenLoaded } = useDialog(
    useLazyModule(confirmDialog),
    t`The form did not load. Please try again.`,
  );
  const [asked, setAsked] = useState(false);
  const { submit, busy, rejected, forget } = useSubmission(
    async () => {
      await cancelUsdtTopUp(api, id);
      await queryClient.invalidateQueries({ predicate: staleAfter("top-up-change") });
    },
    () => setAsked(false),
  );
  function ask(): void {
    forget();
    openWhenLoaded(() => setAsked(true));
  }
  return (
    <>
      <Button kind="quiet" onClick={ask}>
        <Trans>Cancel this top-up</Trans>
      </Button>
      {dialog !== null && (
        <dialog.ConfirmDialog
          open={asked}
          title={<Trans>Cancel this top-up?</Trans>}
          keep={<Trans>Keep it</Trans>}
          confirm={<Trans>Cancel the top-up</Trans>}
          busy={busy}
          error={rejected?.message}
          onConfirm={() => submit(undefined)}
          onClose={() => setAsked(false)}
        >
          <Trans>
            Do this only if you have sent nothing. What arrives later is credited at the rate of that moment.
          </Trans>
        </dialog.ConfirmDialog>
      )}
    </>
  );
}

/** Called the same in every language. */
const unit = "USDT";

/** What a top-up is about: so much USDT, for so much money. */
export function AmountCard({
  topUp,
}: {
  readonly topUp: Pick<UsdtTopUp, "amount" | "rate" | "required">;
}): ReactElement {
  const { required, rate } = topUp;
  const money = formatMoney(topUp.amount);
  return (
    <div className={look.card}>
      <p>
        <span className={look.large}>{required}</span> <span className={look.strong}>{unit}</span>{" "}
        <span className={explanation}>
          <Trans>for {money}</Trans>
        </span>
      </p>
      <p className={explanation}>
        <Trans>1 USDT = ¥{rate}, fixed for this transfer</Trans>
      </p>
    </div>
  );
}
