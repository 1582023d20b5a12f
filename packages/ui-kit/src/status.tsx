import type { ReactElement, ReactNode } from "react";
import { tones } from "./status.css.ts";

export interface StatusProps {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}

/** Where a thing stands: a dot, and the word that says the same without its colour. */
export function Status({ tone, children }: StatusProps): ReactElement {
  return <span className={tones[tone]}>{children}</span>;
}
