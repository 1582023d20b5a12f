import { Trans } from "@lingui/react/macro";
import { Check } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { hasContent } from "./has-content.ts";
import { Icon } from "./icon.tsx";
import * as look from "./steps.css.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";
import { SlotContent } from "./slot-content.tsx";

export interface Step {
  readonly key: string;
  readonly title: ReactNode;
  /** When it happened, or how long it may take. */
  readonly note?: ReactNode;
}

export interface StepsProps {
  /** What the steps lead through. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** How many are done; the next one is where things stand now. */
  readonly done: number;
}

/** The progress of an order, say: done steps, the present one, those to come. */
export function Steps({ label, steps, done }: StepsProps): ReactElement {
  return (
    <ol className={look.steps} aria-label={label}>
      {steps.map(({ key, title, note }, index) => {
        const state = index < done ? "done" : index === done ? "now" : "later";
        return (
          <li key={key} className={look.step} {...(state === "now" && { "aria-current": "step" })}>
            <span aria-hidden className={look.discs[state]}>
              {state === "done" ? <Icon of={Check} size={14} /> : index + 1}
            </span>
            <span className={look.text}>
              <span className={look.titles[state]}>
                <SlotContent>{title}</SlotContent>
                {state === "done" && (
                  <span className={visuallyHidden}>
                    {" "}
                    <Trans context="step">done</Trans>
                  </span>
                )}
              </span>
              {hasContent(note) && <span className={look.note}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
