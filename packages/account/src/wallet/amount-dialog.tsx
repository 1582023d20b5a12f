import { Trans, useLingui } from "@lingui/react/macro";
import { requestTopUp, staleAfter, topUpChoicesQuery } from "@plaza/api-client";
import { formatMoney, typedFen } from "@plaza/i18n";
import { to, useIdempotencyKey } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { walletRoute } from "../routes.ts";
import { RejectedAlert } from "../shared/form-parts.tsx";
import { useSubmission } from "../shared/use-submission.ts";
import { amountProblem, AmountProblemText, type TopUpBounds } from "./top-up-amount.tsx";
import * as look from "./top-up.css.ts";

export interface AmountDialogProps {
  readonly bounds: TopUpBounds;
  readonly onClose: () => void;
}

/** Asks how much is to be put into the wallet. How it is paid is asked on the page, where a reload finds it again. */
export function AmountDialog({ bounds, onClose }: AmountDialogProps): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = walletRoute.useRouteContext();
  const navigate = useNavigate();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  // A request whose answer was lost is repeated; another amount is another request.
  const { keyOf, settle } = useIdempotencyKey();
  const { data: choices = [] } = useQuery({
    ...topUpChoicesQuery(api),
    // Without them an amount can be typed.
    meta: { ...topUpChoicesQuery.meta, quiet: true },
  });
  const [typed, setTyped] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const { submit, busy, rejected, forget } = useSubmission(
    async (amount: number) => {
      const id = await requestTopUp(api, { amount, idempotencyKey: keyOf(amount) });
      settle(amount);
      await queryClient.invalidateQueries({ predicate: staleAfter("top-up-change") });
      await navigate({ ...to.wallet({ top_up: id }), resetScroll: true });
    },
    onClose,
    "again",
  );
  const problem = amountProblem(typed, bounds);
  const range = rangeText();

  function rangeText(): ReactNode {
    const [min, max] = [formatMoney(bounds.least ?? 0), formatMoney(bounds.most ?? 0)];
    if (bounds.least === null || bounds.most === null) return undefined;
    return (
      <Trans>
        From {min} to {max}
      </Trans>
    );
  }
  function close(): void {
    if (!busy) onClose();
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    setShowsProblem(true);
    const amount = typedFen(typed);
    if (problem !== null || amount === null) field.current?.focus();
    else submit(amount);
  }
  function type(text: string): void {
    setTyped(text);
    forget();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Top up your wallet</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            <Trans>Choose how to pay</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={look.form} onSubmit={send}>
        {choices.length > 0 && (
          <div role="group" aria-label={t`Amounts to choose from`} className={look.choices}>
            {choices.map((fen) => (
              <Button
                key={fen}
                size="small"
                kind={typedFen(typed) === fen ? "dark" : "second"}
                aria-pressed={typedFen(typed) === fen}
                onClick={() => {
                  type(String(fen / 100));
                  field.current?.focus();
                }}
              >
                {formatMoney(fen).replace(/\.00$/, "")}
              </Button>
            ))}
          </div>
        )}
        <Field
          ref={field}
          label={<Trans>Amount</Trans>}
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={typed}
          hint={range}
          error={showsProblem && problem !== null ? <AmountProblemText problem={problem} bounds={bounds} /> : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => typed !== "" && setShowsProblem(true)}
        />
        <RejectedAlert rejected={rejected} />
      </form>
    </Dialog>
  );
}
