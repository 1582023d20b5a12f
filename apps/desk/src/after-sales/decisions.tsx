import { Trans, useLingui } from "@lingui/react/macro";
import { decideAfterSale, type ShopAfterSaleDetail, type ShopAfterSalesDecision } from "@plaza/api-client/desk";
import { idempotencyKey } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { rootRoute } from "../routes.ts";
import { row } from "../shared/page.css.ts";
import { DecidedWords } from "../shared/decided-meanwhile.tsx";
import { useChange } from "../shared/use-change.ts";
import { TextDialog } from "../shared/text-dialog.tsx";
import { useAfterSaleStateNames } from "./after-sale-state.tsx";

const maxReasonLength = 200;

export interface DecisionsProps {
  readonly request: ShopAfterSaleDetail;
  /** A dialog is closed, and what it has changed may remove the button that had opened it. */
  readonly onClosed: () => void;
}

/** What the shop may decide now; nothing where it may decide nothing. */
export function Decisions({ request, onClosed }: DecisionsProps): ReactElement | null {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = rootRoute.useRouteContext();
  const [asked, setAsked] = useState<ShopAfterSalesDecision | null>(null);
  // Of the question that is open: its repetition decides nothing twice.
  const [key, setKey] = useState("");
  const { may, kind, amount } = request;
  const stateNames = useAfterSaleStateNames();
  const done = t`Your decision is saved.`;
  const decide = useChange({
    event: "shop-after-sales-change",
    send: (decision: ShopAfterSalesDecision) =>
      decideAfterSale(desk, { id: request.id, decision, remark: "", idempotencyKey: key }),
    onDone: () => {
      close();
      toasts.show(done);
    },
  });
  function ask(decision: ShopAfterSalesDecision): void {
    decide.reset();
    setKey(idempotencyKey());
    setAsked(decision);
  }
  function close(): void {
    setAsked(null);
    onClosed();
  }
  const last = request.history.at(-1);
  // The question that is open stays open, with what was written, where a colleague has answered it.
  const decided =
    asked === null || may[asked] || last === undefined
      ? null
      : { what: stateNames[last.state], by: last.by, at: last.at };
  if (asked === null && !Object.values(may).some(Boolean)) return null;
  const sum = formatMoney(amount);
  const agreed =
    kind === "refund" || asked === "receive" ? (
      <Trans>{sum} will be refunded to the customer. This cannot be undone.</Trans>
    ) : (
      <Trans>The customer sends it back, and gets {sum} when you have received it.</Trans>
    );
  const refused = asked === "refuse" || asked === "refuseGoods" ? asked : null;
  return (
    <div className={row}>
      {may.agree && (
        <Button kind="primary" onClick={() => ask("agree")}>
          <Trans>Agree</Trans>
        </Button>
      )}
      {may.receive && (
        <Button kind="primary" onClick={() => ask("receive")}>
          <Trans>Received, refund</Trans>
        </Button>
      )}
      {may.refuse && (
        <Button onClick={() => ask("refuse")}>
          <Trans>Refuse</Trans>
        </Button>
      )}
      {may.refuseGoods && (
        <Button onClick={() => ask("refuseGoods")}>
          <Trans>Refuse the return</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={asked === "agree" || asked === "receive"}
        title={asked === "receive" ? <Trans>Has the return arrived?</Trans> : <Trans>Agree to the request?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={asked === "receive" ? <Trans>Received, refund</Trans> : <Trans>Agree</Trans>}
        busy={decide.busy}
        error={decided === null ? decide.problem : <DecidedWords {...decided} />}
        onConfirm={() => asked !== null && decided === null && decide.run(asked)}
        onClose={close}
      >
        {agreed}
      </ConfirmDialog>
      {refused !== null && (
        <TextDialog
          title={refused === "refuse" ? <Trans>Refuse the request?</Trans> : <Trans>Refuse the return?</Trans>}
          label={t`Reason`}
          hint={t`The customer reads it.`}
          missing={t`Please enter the reason.`}
          limit={maxReasonLength}
          decided={decided}
          confirm={t`Refuse`}
          done={done}
          event="shop-after-sales-change"
          send={(remark) => decideAfterSale(desk, { id: request.id, decision: refused, remark, idempotencyKey: key })}
          onClose={close}
        />
      )}
    </div>
  );
}
