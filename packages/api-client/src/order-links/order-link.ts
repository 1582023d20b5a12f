/** A signed link to one order, as its address carries it. */
export interface OrderLink {
  readonly id: number;
  /** Unix seconds, as the platform has signed them. */
  readonly until: number;
  readonly sign: string;
}

/** As calls send it: in their body, because addresses are logged. */
export function linkBody({ id, until, sign }: OrderLink) {
  return { id, until, sign };
}
