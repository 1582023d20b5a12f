import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, type SyntheticEvent, useId, useState } from "react";
import { now, remove } from "./bell.css.ts";
import type { AlertTarget } from "./own-alert.ts";
import { useAlert } from "./use-alert.tsx";
import { readWish, usualWish, wishText } from "./wish.ts";

export interface WishDialogProps {
  readonly target: AlertTarget;
  readonly name: string;
  /** What it costs now, in fen. */
  readonly price: number;
  readonly onClose: () => void;
}

/** Asks below which price somebody wants to be told, or changes or removes that. */
export function WishDialog({ target, name, price, onClose }: WishDialogProps): ReactElement {
  const { t } = useLingui();
  const form = useId();
  const { alert, change, isPending, problem } = useAlert(target, { quiet: true, onChanged: onClose });
  const known = alert ?? null;
  const [text, setText] = useState(wishText(known?.wish ?? usualWish(price)));
  const [wrong, setWrong] = useState<string | null>(null);
  const shownPrice = formatMoney(price);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const wish = readWish(text);
    if (wish === null) return setWrong(t`Please enter a price, such as 79.50.`);
    if (wish >= price) return setWrong(t`Please enter less than it costs now.`);
    setWrong(null);
    change({ on: true, wish });
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
              <Button kind="quiet" onClick={() => change({ on: false, wish: null })}>
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
