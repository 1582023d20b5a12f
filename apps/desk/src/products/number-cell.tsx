import { Trans } from "@lingui/react/macro";
import type { ShelfField } from "@plaza/api-client/desk";
import { type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { cellInput, wrong } from "./products.css.ts";
import { readCell, writtenCell } from "./read-cell.ts";

export interface NumberCellProps {
  readonly field: Exclude<ShelfField, "isOnShelf">;
  readonly label: string;
  /** Fen or pieces. */
  readonly value: number;
  /** It differs from what the platform has. */
  readonly isChanged: boolean;
  readonly onWrite: (value: number) => void;
}

/** A number of the table. It counts when the field is left, or by Enter, which goes on to the cell below; Escape forgets it. */
export function NumberCell({ field, label, value, isChanged, onWrite }: NumberCellProps): ReactElement {
  const id = useId();
  /** Null while nobody writes here. */
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && readCell(field, draft) === null;
  function take(): void {
    const read = draft === null ? null : readCell(field, draft);
    if (read === null) return;
    setDraft(null);
    onWrite(read);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const below = event.key === "ArrowDown" || event.key === "Enter";
    if (event.key === "Escape") setDraft(null);
    else if (below || event.key === "ArrowUp") {
      event.preventDefault();
      take();
      if (!isWrong) neighbour(event.currentTarget, field, below ? 1 : -1)?.focus();
    }
  }
  return (
    <>
      <input
        className={cellInput}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
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
      {isWrong && (
        <div id={id} className={wrong}>
          {field === "stock" ? <Trans>A whole number</Trans> : <Trans>An amount, such as 79.50</Trans>}
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
