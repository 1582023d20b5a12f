import type { ReactElement, ReactNode } from "react";
import * as look from "./fact-list.css.ts";

/** `Fact`s, each with its name. */
export function FactList({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className={look.list}>{children}</dl>;
}

export interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export function Fact({ label, children }: FactProps): ReactElement {
  return (
    <div className={look.row}>
      <dt className={look.label}>{label}</dt>
      <dd className={look.value}>{children}</dd>
    </div>
  );
}
