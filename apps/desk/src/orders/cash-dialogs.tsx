import { Trans, useLingui } from "@lingui/react/macro";
import { collectCash, refuseParcel } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { rootRoute } from "../routes.ts";
import { DecidedMeanwhile } from "../shared/decided-meanwhile.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { TextDialog } from "../shared/text-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import type { OrderDialogProps } from "./deliver-dialog.tsx";

/** The shop has the cash of a parcel. */
export function CollectDialog({ order, decided, onClose }: OrderDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = rootRoute.useRouteContext();
  const collect = useChange({
    event: "shop-order-change",
    send: () => collectCash(desk, { id: order.id }),
    onDone: () => {
      toasts.show(t`The cash is recorded, and the order is completed.`);
      onClose();
    },
  });
  const amount = formatMoney(order.amount);
  return (
    <FormDialog
      title={<Trans>Cash received</Trans>}
      submitLabel={<Trans>{amount} received</Trans>}
      busy={collect.busy}
      disabled={decided !== null}
      problem={decided === null ? collect.problem : null}
      notice={decided === null ? undefined : <DecidedMeanwhile {...decided} />}
      onSubmit={() => collect.run()}
      onClose={onClose}
    >
      <p>
        <Trans>The customer has taken the parcel and paid {amount}. The order is completed then.</Trans>
      </p>
    </FormDialog>
  );
}

const maxReasonLength = 200;

/** A parcel is back that nobody paid for. */
export function RefuseDialog({ order, decided, onClose }: OrderDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  return (
    <TextDialog
      title={<Trans>Parcel not taken</Trans>}
      text={
        <Trans>
          The order is closed, and its products are in stock again. It counts against the customer. This cannot be
          undone.
        </Trans>
      }
      label={t`Reason`}
      hint={t`For your own records.`}
      limit={maxReasonLength}
      decided={decided}
      confirm={t`The parcel is back`}
      done={t`The order is closed, and its products are in stock again.`}
      event="shop-order-change"
      send={(reason) => refuseParcel(desk, { id: order.id, reason })}
      onClose={onClose}
    />
  );
}
