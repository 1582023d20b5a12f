import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ProductImportDetail } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { atEnd, cell, mute, number, panelTitle, row, stack, table } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { location } from "./product-imports.css.ts";

const firstShown = 20;

/** What is wrong in a file, line by line. */
export function ImportProblems({
  problems,
  problemCount,
}: Pick<ProductImportDetail, "problems" | "problemCount">): ReactElement | null {
  const { t } = useLingui();
  const [areAllShown, setAreAllShown] = useState(false);
  if (problemCount === 0) return null;
  const shown = areAllShown ? problems : problems.slice(0, firstShown);
  const left = problemCount - problems.length;
  return (
    <section className={stack}>
      <div>
        <h3 className={panelTitle}>
          <Plural value={problemCount} one="# problem in the file" other="# problems in the file" />
        </h3>
        <p className={mute}>
          <Trans>
            A rejected product is left out as a whole; the others are imported. A picture that cannot be fetched is left
            out of its product.
          </Trans>
        </p>
      </div>
      <table className={table}>
        <TableHead heads={[{ atEnd: t`Line` }, t`Column`, t`What is wrong`]} />
        <tbody>
          {shown.map(({ line, column, text }) => (
            <tr key={`${line} ${column} ${text}`}>
              <td className={`${cell} ${location} ${number} ${atEnd}`}>{line}</td>
              <td className={`${cell} ${location}`}>{column === "" ? <Trans>Whole line</Trans> : column}</td>
              <td className={cell}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < problems.length && (
        <div className={row}>
          <Button size="small" onClick={() => setAreAllShown(true)}>
            <Trans>Show more problems</Trans>
          </Button>
        </div>
      )}
      {left > 0 && shown.length === problems.length && (
        <p className={mute}>
          <Plural value={left} one="and # more problem" other="and # more problems" />
        </p>
      )}
    </section>
  );
}
