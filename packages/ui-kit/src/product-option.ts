import type { ReactElement, ReactNode } from "react";

export interface OptionValue {
  readonly id: string;
  readonly name: string;
  /** An `img` with an empty alternative text, drawn at 32 px. */
  readonly image?: ReactElement | undefined;
  /**
   * `deadEnd`: not made together with what is chosen elsewhere. It may be chosen: its owner then moves the other options.
   * `soldOut`: made, but out of stock; it cannot be chosen.
   */
  readonly state?: "deadEnd" | "soldOut" | undefined;
  /** Why it is a dead end; read out with the value. */
  readonly reason?: string | undefined;
}

export interface ProductOption {
  readonly id: string;
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** The id of a value. */
  readonly chosen?: string | undefined;
  /** Below the values: what the dashed ones mean, or that something has to be chosen. */
  readonly note?: ReactNode;
}
