import { Trans } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { cellInput, wrong } from "./products.css.ts";
import { type NumberField, readCell, writtenCell } from "./read-cell.ts";

export interface NumberCellProps {
  readonly field: NumberField;
  readonly label: string;
  /** Fen or pieces. */
  readonly value: number;
  /** It differs from what the platform has. */
  readonly isChanged: boolean;
  /** What was written before and cannot be taken: it stays there until it is mended or given up. */
  readonly rejected: string | undefined;
  readonly onWrite: (value: number) => void;
  /** Null where nothing is wrong any more. */
  readonly onReject: (written: string | null) => void;
}

/** A number of the table. It counts when the field is left, or by Enter, which goes on to the cell below; Escape forgets it. */
export function NumberCell(props: NumberCellProps): ReactElement {
  const { field, label, value, isChanged, rejected, onWrite, onReject } = props;
  const id = useId();
  /** Null while nobody writes here. */
  const [draft, setDraft] = useState<string | null>(rejected ?? null);
  const read = draft === null ? null : readCell(field, draft);
  const problem = read !== null && "problem" in read ? read : null;
  function put(number: number): void {
    forget();
    onWrite(number);
  }
  function forget(): void {
    setDraft(null);
    if (rejected !== undefined) onReject(null);
  }
  function take(): void {
    if (read === null) return;
    if ("value" in read) put(read.value);
    else if (draft !== rejected) onReject(draft);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const below = event.key === "ArrowDown" || event.key === "Enter";
    if (event.key === "Escape") forget();
    else if (below || event.key === "ArrowUp") {
      event.preventDefault();
      take();
      if (problem === null) neighbour(event.currentTarget, field, below ? 1 : -1)?.focus();
    }
  }
  return (
    <>
      <input
        className={cellInput}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : id}
        data-cell={field}
        data-changed={isChanged || undefined}
        inputMode={field === "stock" ? "numeric" : "decimal"}
        autoComplete="off"
        placeholder={field === "marketPrice" ? "–" : undefined}
        value={draft ?? writtenCell(field, value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={take}
        onKeyDown={press}
      />
      {problem !== null && (
        <div id={id} className={wrong}>
          {problem.problem === "pieces" && <Trans>A whole number</Trans>}
          {problem.problem === "amount" && <Trans>An amount, such as 79.50</Trans>}
          {problem.problem === "zero" && <Trans>More than ¥0.00</Trans>}
          {problem.problem === "doubt" && (
            <>
              <Trans>Is {formatMoney(problem.meant)} meant?</Trans>{" "}
              <Button size="small" onClick={() => put(problem.meant)}>
                <Trans context="answer">Yes</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The cell of the same column in the next row, or the one before. */
function neighbour(cell: HTMLInputElement, field: string, step: 1 | -1): HTMLInputElement | undefined {
  const column = [...(cell.closest("table")?.querySelectorAll<HTMLInputElement>(`[data-cell="${field}"]`) ?? [])];
  return column[column.indexOf(cell) + step];
}
