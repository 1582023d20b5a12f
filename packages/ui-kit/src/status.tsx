import type { ReactElement, ReactNode } from "react";
import { tones } from "./status.css.ts";

export interface StatusProps {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}

/** A state, as a coloured dot and as text, so that the colour alone carries nothing. */
export function Status({ tone, children }: StatusProps): ReactElement {
  return <span className={tones[tone]}>{children}</span>;
}
