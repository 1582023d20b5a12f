import type { ReactElement, ReactNode } from "react";
import { atEnd, headCell } from "./page.css.ts";

export interface TableHeadProps {
  /** Of the columns; `atEnd` above those whose cells stand there, as numbers do. */
  readonly heads: readonly (string | { readonly atEnd: string })[];
  /** In a column before them. */
  readonly before?: ReactNode;
}

/** What the columns of a table are called. */
export function TableHead({ heads, before }: TableHeadProps): ReactElement {
  return (
    <thead>
      <tr>
        {before !== undefined && (
          <th scope="col" className={headCell}>
            {before}
          </th>
        )}
        {heads.map((head) =>
          typeof head === "string" ? (
            <th key={head} scope="col" className={headCell}>
              {head}
            </th>
          ) : (
            <th key={head.atEnd} scope="col" className={`${headCell} ${atEnd}`}>
              {head.atEnd}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
