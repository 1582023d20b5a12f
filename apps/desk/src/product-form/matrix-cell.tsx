import { Trans } from "@lingui/react/macro";
import type { FormSku } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId, useState } from "react";
import {
  isNumber,
  type MatrixColumn,
  type ReadMatrixCell,
  readMatrixCell,
  writtenMatrixCell,
} from "./matrix-columns.ts";
import { isBlock, readPastedBlock } from "./pasted-block.ts";
import { matrixInput, matrixNumber, wrong } from "./product-form.css.ts";

export interface MatrixCellProps {
  readonly column: MatrixColumn;
  readonly label: string;
  readonly sku: FormSku;
  /** By which a link finds it. */
  readonly mark: string;
  /** What the platform says is wrong with it. */
  readonly error: string | undefined;
  readonly onWrite: (change: Partial<FormSku>) => void;
  readonly onPaste: (rows: readonly (readonly string[])[]) => void;
  readonly onFillDown: () => void;
  /** Whether something is written here that cannot be taken. */
  readonly onReject: (isRejected: boolean) => void;
}

/**
 * A cell of the table of SKUs. It counts when it is left, or by Enter, which goes on to the cell below; arrows go to the cells
 * around it, Escape forgets what is written, and Ctrl+D writes it into all cells below.
 */
export function MatrixCell(props: MatrixCellProps): ReactElement {
  const { column, label, sku, mark, error, onWrite, onPaste, onFillDown, onReject } = props;
  const id = useId();
  /** Null while nobody writes here. */
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? null : readMatrixCell(column, draft);
  const problem = read !== null && "problem" in read ? read : null;
  const isWrong = problem !== null || error !== undefined;
  function put(change: Partial<FormSku>): void {
    setDraft(null);
    onReject(false);
    onWrite(change);
  }
  function take(): void {
    if (read === null) return;
    if ("change" in read) put(read.change);
    else onReject(true);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget: input } = event;
    if (key === "Escape") {
      setDraft(null);
      onReject(false);
    } else if (key.toLowerCase() === "d" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (problem !== null) return;
      take();
      onFillDown();
    } else {
      const next = neighbour(input, key);
      if (next === undefined) return;
      event.preventDefault();
      take();
      if (problem === null) next?.focus();
    }
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const rows = readPastedBlock(event.clipboardData.getData("text/plain"));
    if (!isBlock(rows)) return;
    event.preventDefault();
    setDraft(null);
    onReject(false);
    onPaste(rows);
  }
  return (
    <>
      <input
        className={isNumber(column) ? matrixNumber : matrixInput}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        data-cell={column}
        data-field={mark}
        inputMode={column === "stock" ? "numeric" : isNumber(column) ? "decimal" : "text"}
        autoComplete="off"
        placeholder={column === "price" || column === "stock" ? undefined : "–"}
        value={draft ?? writtenMatrixCell(column, sku)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={take}
        onKeyDown={press}
        onPaste={paste}
      />
      {isWrong && (
        <div id={id} className={wrong}>
          {problem === null ? (
            <span>{error}</span>
          ) : (
            <CellProblem problem={problem} onMean={(meant) => put({ [column]: meant })} />
          )}
        </div>
      )}
    </>
  );
}

interface CellProblemProps {
  readonly problem: Extract<ReadMatrixCell, { readonly problem: string }>;
  readonly onMean: (meant: number) => void;
}

function CellProblem({ problem, onMean }: CellProblemProps): ReactElement {
  switch (problem.problem) {
    case "pieces":
      return <Trans>A whole number</Trans>;
    case "amount":
      return <Trans>An amount, such as 79.50</Trans>;
    case "zero":
      return <Trans>More than ¥0.00</Trans>;
    case "large":
      return <Trans>That is too much.</Trans>;
    case "long":
      return <Trans>That is too long.</Trans>;
    case "doubt":
      return (
        <>
          <Trans>Is {formatMoney(problem.meant)} meant?</Trans>{" "}
          <Button size="small" onClick={() => onMean(problem.meant)}>
            <Trans context="answer">Yes</Trans>
          </Button>
        </>
      );
    default:
      return problem satisfies never;
  }
}

/** The cell that a key goes to; undefined: it goes to none, null: there is none. */
function neighbour(input: HTMLInputElement, key: string): HTMLInputElement | null | undefined {
  const table = input.closest("table");
  if (key === "ArrowDown" || key === "Enter" || key === "ArrowUp") {
    const column = [
      ...(table?.querySelectorAll<HTMLInputElement>(`[data-cell="${input.dataset["cell"] ?? ""}"]`) ?? []),
    ];
    return column[column.indexOf(input) + (key === "ArrowUp" ? -1 : 1)] ?? null;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const { selectionStart, selectionEnd, value } = input;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isAtEdge = selectionStart === selectionEnd && selectionStart === (key === "ArrowLeft" ? 0 : value.length);
  if (!isAll && !isAtEdge) return undefined;
  const row = [...(input.closest("tr")?.querySelectorAll<HTMLInputElement>("[data-cell]") ?? [])];
  return row[row.indexOf(input) + (key === "ArrowLeft" ? -1 : 1)];
}
