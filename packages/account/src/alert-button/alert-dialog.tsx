import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, type SyntheticEvent, useId, useState } from "react";
import { now, remove } from "./alert-button.css.ts";
import { useAlert, type AlertTarget } from "./alert-state.tsx";

/** A bit below what it costs now: five percent, in whole yuan where that is a difference. */
export function suggestedTargetPrice(price: number): number {
  const targetPrice = Math.floor(price * 0.95);
  const yuan = Math.floor(targetPrice / 100) * 100;
  return Math.max(yuan > 0 ? yuan : targetPrice, 1);
}

/** Fen from what somebody has typed: yuan, with a comma or a full stop before the fen. Null where it is no amount. */
export function parseTargetPrice(text: string): number | null {
  const parts = /^[¥￥]?\s?(\d{1,7})(?:[.,](\d{1,2}))?$/u.exec(text.trim());
  if (parts === null) return null;
  const fen = Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
  return fen > 0 ? fen : null;
}

/** As it stands in the field: `80`, `79.50`. */
export function formatTargetPrice(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);
}

export interface AlertDialogProps {
  readonly target: AlertTarget;
  readonly name: string;
  /** What it costs now, in fen. */
  readonly price: number;
  readonly onClose: () => void;
}

/** Asks below which price somebody wants to be told, or changes or removes that. */
export function AlertDialog({ target, name, price, onClose }: AlertDialogProps): ReactElement {
  const { t } = useLingui();
  const form = useId();
  const { alert, change, isPending, problem } = useAlert(target, { quiet: true, onChanged: onClose });
  const known = alert ?? null;
  const [text, setText] = useState(formatTargetPrice(known?.targetPrice ?? suggestedTargetPrice(price)));
  const [wrong, setWrong] = useState<string | null>(null);
  const shownPrice = formatMoney(price);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const targetPrice = parseTargetPrice(text);
    if (targetPrice === null) return setWrong(t`Please enter a price, such as 79.50.`);
    if (targetPrice >= price) return setWrong(t`Please enter less than it costs now.`);
    setWrong(null);
    change({ on: true, targetPrice });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={known === null ? <Trans>Tell me when it is cheaper</Trans> : <Trans>Change the alert</Trans>}
      actions={
        <>
          {known !== null && (
            <span className={remove}>
              <Button kind="quiet" onClick={() => change({ on: false, targetPrice: null })}>
                <Trans>Remove the alert</Trans>
              </Button>
            </span>
          )}
          <Button kind="primary" type="submit" form={form} busy={isPending}>
            {known === null ? <Trans>Tell me</Trans> : <Trans context="an alert">Change</Trans>}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <p className={now}>
          <Trans>
            {name} costs {shownPrice} now.
          </Trans>
        </p>
        <Field
          label={<Trans>At this price or less</Trans>}
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={text}
          error={wrong ?? problem ?? undefined}
          onChange={({ target: field }) => {
            setText(field.value);
            setWrong(null);
          }}
        />
      </form>
    </Dialog>
  );
}
