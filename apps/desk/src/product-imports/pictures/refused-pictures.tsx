import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { cell, mute, panelTitle, row, stack, table } from "../../shared/page.css.ts";
import { TableHead } from "../../shared/table-head.tsx";
import type { Refused } from "./picture-queue.ts";
import { pictureName } from "./pictures.css.ts";

const firstShown = 20;

export interface RefusedPicturesProps {
  readonly refused: readonly Refused[];
  readonly onClear: () => void;
}

/** Pictures that the platform does not take, and folders that could not be read, each with its reason. */
export function RefusedPictures({ refused, onClear }: RefusedPicturesProps): ReactElement | null {
  const { t } = useLingui();
  const [areAllShown, setAreAllShown] = useState(false);
  if (refused.length === 0) return null;
  const count = refused.length;
  const shown = areAllShown ? refused : refused.slice(0, firstShown);
  return (
    <section className={stack}>
      <div>
        <h3 className={panelTitle}>
          <Trans>Not taken: {count}</Trans>
        </h3>
        <p className={mute}>
          <Trans>Correct them in the folder, and choose it once more.</Trans>
        </p>
      </div>
      <table className={table}>
        <TableHead heads={[t`Picture`, t`What is wrong`]} />
        <tbody>
          {shown.map(({ name, reason }) => (
            <tr key={`${name} ${reason}`}>
              <td className={`${cell} ${pictureName}`}>{name}</td>
              <td className={cell}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={row}>
        {shown.length < refused.length && (
          <Button size="small" onClick={() => setAreAllShown(true)}>
            <Trans>Show all</Trans>
          </Button>
        )}
        <Button size="small" onClick={onClear}>
          <Trans>Clear the list</Trans>
        </Button>
      </div>
    </section>
  );
}
