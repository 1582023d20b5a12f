import { Trans } from "@lingui/react/macro";
import { createUsdtTopUp, type UsdtTerms } from "@plaza/api-client";
import { formatMoney, typedFen } from "@plaza/i18n";
import { to, useIdempotencyKey } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { explanation } from "@plaza/ui-kit/global";
import { textLink } from "@plaza/ui-kit/text-link";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { usdtRoute } from "../routes.ts";
import { RejectedAlert } from "../shared/form-parts.tsx";
import { useSubmission } from "../shared/use-submission.ts";
import { amountProblem, AmountProblemText } from "../wallet/top-up-amount.tsx";
import * as look from "./usdt.css.ts";

export interface AmountFormProps {
  readonly terms: UsdtTerms;
  /** Asks for the rate again. */
  readonly onStale: () => void;
}

/** What was typed last, of which the other field is worked out. */
type Typed = { readonly in: "money" | "usdt"; readonly text: string };

/** The first step: an amount, in yuan or in USDT. */
export function AmountForm({ terms, onStale }: AmountFormProps): ReactElement {
  const { api } = usdtRoute.useRouteContext();
  const navigate = useNavigate();
  const { keyOf, settle } = useIdempotencyKey();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Typed>({ in: "money", text: "" });
  const [showsProblem, setShowsProblem] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { submit, busy, rejected, forget } = useSubmission(
    async (wanted: Typed) => {
      const amount =
        wanted.in === "money" ? { amount: typedFen(wanted.text) ?? 0 } : { usdt: typedUsdt(wanted.text) ?? "" };
      const { id } = await createUsdtTopUp(api, { ...amount, idempotencyKey: keyOf(wanted) });
      settle(wanted);
      await navigate(to.usdtPayment({ id }));
    },
    () => undefined,
  );
  const { rate, holdMinutes } = terms;
  const network = terms.network.name;
  if (rate === null)
    return (
      <Alert
        kind="warning"
        action={
          <Button size="small" onClick={onStale}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>There is no rate that we could offer at the moment. Please come back a little later.</Trans>
      </Alert>
    );

  const usdt = typed.in === "usdt" ? typedUsdt(typed.text) : null;
  const fen = typed.in === "money" ? typedFen(typed.text) : usdt === null ? null : fenFor(usdt, rate);
  const money = typed.in === "money" ? typed.text : fen === null ? "" : (fen / 100).toFixed(2);
  const problem =
    typed.in === "usdt" && typed.text.trim() !== "" && usdt === null ? "unreadable" : amountProblem(money, terms);
  const error = showsProblem && problem !== null ? <AmountProblemText problem={problem} bounds={terms} /> : undefined;
  const [min, max] = [formatMoney(terms.least), formatMoney(terms.most)];

  function type(next: Typed): void {
    setTyped(next);
    forget();
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    setShowsProblem(true);
    if (problem === null) submit(typed);
    else field.current?.focus();
  }
  return (
    <form noValidate className={look.form} onSubmit={send}>
      {terms.openId !== null && (
        <Alert
          kind="info"
          action={
            <Link {...to.usdtPayment({ id: terms.openId })} className={textLink}>
              <Trans>Go on with it</Trans>
            </Link>
          }
        >
          <Trans>A top-up of yours still waits for its transfer.</Trans>
        </Alert>
      )}
      <div className={look.amounts}>
        <Field
          ref={typed.in === "money" ? field : undefined}
          label={<Trans>Into your wallet</Trans>}
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={money}
          hint={
            <Trans>
              From {min} to {max}
            </Trans>
          }
          error={typed.in === "money" ? error : undefined}
          onChange={({ currentTarget }) => type({ in: "money", text: currentTarget.value })}
        />
        <Field
          ref={typed.in === "usdt" ? field : undefined}
          label={<Trans>You send</Trans>}
          suffix="USDT"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={typed.in === "usdt" ? typed.text : fen === null || fen === 0 ? "" : usdtFor(fen, rate)}
          error={typed.in === "usdt" ? error : undefined}
          onChange={({ currentTarget }) => type({ in: "usdt", text: currentTarget.value })}
        />
      </div>
      <p className={explanation}>
        <Trans>
          1 USDT = ¥{rate}. The rate is fixed for {holdMinutes} minutes once you go on.
        </Trans>
      </p>
      <Alert kind="warning">
        <Trans>
          Only USDT on {network} arrives here. Have it in a wallet of your own or at an exchange that sends on this
          network.
        </Trans>
      </Alert>
      <RejectedAlert rejected={rejected} />
      <div className={look.actions}>
        <Button kind="primary" type="submit" busy={busy} disabled={!hydrated}>
          <Trans>Go on</Trans>
        </Button>
      </div>
    </form>
  );
}

/** An amount of USDT as people type it, grouped or full-width, with at most two decimals. Null: it is none. */
export function typedUsdt(text: string): string | null {
  const plain = text.normalize("NFKC").replaceAll(/[\s,]/gu, "").replace(/USDT$/i, "");
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? plain : null;
}

/** A decimal text as a whole number of its last place. */
function scaled(text: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
}

const rateDecimals = 8;

const perYuan = 10n ** BigInt(rateDecimals);

/**
 * What has to be sent for an amount, as the platform rounds it: up, to hundredths of a USDT.
 *
 * @param rate yuan for one USDT
 */
export function usdtFor(fen: number, rate: string): string {
  const price = scaled(rate, rateDecimals);
  const hundredths = (BigInt(fen) * perYuan + price - 1n) / price;
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What comes of an amount of USDT, in fen, as the platform rounds it: down. */
export function fenFor(usdt: string, rate: string): number {
  return Number((scaled(usdt, 2) * scaled(rate, rateDecimals)) / perYuan);
}
