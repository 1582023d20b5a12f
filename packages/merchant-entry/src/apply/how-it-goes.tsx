import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactElement, type ReactNode, useId } from "react";
import { heading, muted, panel } from "../shared/panel.css.ts";
import * as look from "./apply-page.css.ts";

/** The way from the form to the open shop. */
export function HowItGoes(): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const steps: readonly (readonly [title: string, line: ReactNode])[] = [
    [t`You apply`, <Trans key="apply">Ten minutes with your licence at hand.</Trans>],
    [t`We look at it`, <Trans key="look">Reviewed within 3 working days, notice by SMS.</Trans>],
    [
      t`Your shop opens`,
      <Trans key="open">Log in with the account you choose here, add products, welcome customers.</Trans>,
    ],
  ];
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        <Trans>How it works</Trans>
      </h2>
      <ol>
        {steps.map(([title, line], index) => (
          <li key={title} className={look.step}>
            <span aria-hidden className={look.number}>
              {index + 1}
            </span>
            <span>
              <span className={look.stepTitle}>{title}</span>
              <br />
              <span className={muted}>{line}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
