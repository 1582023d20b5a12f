import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { ArrowDownToLine } from "lucide";
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { atEnd, cardTable, headCell, mute, table, tableFrame } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { AddCombination } from "./add-combination.tsx";
import { filledDown, withPastedBlock } from "./matrix-changes.ts";
import { isNumber, type MatrixColumn, matrixColumns } from "./matrix-columns.ts";
import { MatrixFill } from "./matrix-fill.tsx";
import { type MatrixActions, MatrixRow, type MatrixRowProps } from "./matrix-row.tsx";
import { columnHead, matrix } from "./product-form.css.ts";
import { useColumnNames } from "./use-column-names.ts";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";
import { combinationCount, combinationKey, variantRows, withOffered, withSku } from "./variants.ts";

export interface SkuMatrixProps {
  readonly work: ProductWork;
  readonly onRejected: (count: number) => void;
}

/** How many rows are shown at first. */
const pageSize = 100;

/** All combinations of the options' values: a row each, with what is written of it. */
export function SkuMatrix({ work, onRejected }: SkuMatrixProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const columns = useColumnNames();
  const { errorOf } = useFocusOfForm();
  const { content, write } = work;
  const { options, skus } = content;
  const [shown, setShown] = useState(pageSize);
  /** Of what was pasted: how many cells could not be understood. */
  const [pasted, setPasted] = useState<{ readonly filled: number; readonly rejected: number } | null>(null);
  const rejected = useRef(new Set<string>());
  const latest = useRef({ write, onRejected, skus });
  useEffect(() => {
    latest.current = { write, onRejected, skus };
  });
  useEffect(() => () => latest.current.onRejected(0), []);
  const actions = useMemo<MatrixActions>(
    () => ({
      write: (values, change) => latest.current.write((now) => ({ ...now, ...withSku(now, values, change) })),
      paste: (row, column, rows) => {
        const outcome = withPastedBlock(latest.current.skus, rows, { row, column });
        setPasted({ filled: outcome.filled, rejected: outcome.rejected });
        latest.current.write((now) => ({ ...now, skus: outcome.skus }));
      },
      fillDown: (row, column) => latest.current.write((now) => ({ ...now, skus: filledDown(now.skus, column, row) })),
      offer: (values, isOffered) => latest.current.write((now) => ({ ...now, ...withOffered(now, values, isOffered) })),
      reject: (key, isRejected) => {
        if (isRejected) rejected.current.add(key);
        else rejected.current.delete(key);
        latest.current.onRejected(rejected.current.size);
      },
    }),
    [],
  );
  const rows = variantRows(content);
  const indexOf = new Map(skus.map((sku, index) => [combinationKey(sku.values), index]));
  const nameOf = (values: readonly number[]): string =>
    values.map((value, option) => textIn(options[option]?.values[value]?.text ?? {})).join(" / ");
  const more = rows.length - shown;
  return (
    <div className={matrix}>
      {options.length > 0 && skus.length > 1 && <MatrixFill work={work} />}
      {pasted !== null && (
        <Alert kind={pasted.rejected > 0 ? "warning" : "success"} announce>
          <Plural value={pasted.filled} one="# cell is pasted." other="# cells are pasted." />{" "}
          {pasted.rejected > 0 && (
            <Plural
              value={pasted.rejected}
              one="# cell could not be understood and stays as it was."
              other="# cells could not be understood and stay as they were."
            />
          )}
        </Alert>
      )}
      <div className={tableFrame}>
        <table className={`${table} ${cardTable}`} aria-label={t`Variants`}>
          <thead>
            <tr>
              <th scope="col" className={headCell}>
                <Trans>Variant</Trans>
              </th>
              {matrixColumns.map((column) => (
                <th key={column} scope="col" className={isNumber(column) ? `${headCell} ${atEnd}` : headCell}>
                  <ColumnHead
                    name={columns[column]}
                    onFillDown={skus.length > 1 && mayBeTheSame(column) ? () => actions.fillDown(0, column) : null}
                  />
                </th>
              ))}
              <th scope="col" className={headCell}>
                <Trans context="variant">Offered</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ values, sku }) => {
              const key = combinationKey(values);
              const index = indexOf.get(key) ?? -1;
              return (
                <MatrixRow
                  key={key}
                  values={sku?.values ?? values}
                  name={nameOf(values)}
                  sku={sku}
                  index={index}
                  errors={sku === null ? undefined : errorsOf(index, errorOf)}
                  actions={actions}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <Button onClick={() => setShown(shown + pageSize)}>
          <Plural value={more} one="Show # more" other="Show # more" />
        </Button>
      )}
      {combinationCount(options) > rows.length && <AddCombination work={work} />}
      {skus.length > 1 && (
        <p className={mute}>
          <Trans>
            Enter and arrows go from cell to cell, Ctrl+D writes a cell into all below it, and a block of a spreadsheet
            is pasted from its first cell on.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Own numbers and barcodes are of one SKU each. */
function mayBeTheSame(column: MatrixColumn): boolean {
  return column !== "number" && column !== "barcode";
}

type Errors = NonNullable<MatrixRowProps["errors"]>;

/** Undefined where nothing is wrong, so that a row of which nothing is said stays as it is. */
function errorsOf(index: number, errorOf: (field: string, sku: number) => string | undefined): Errors | undefined {
  const found = matrixColumns.flatMap((column) => {
    const error = errorOf(column, index);
    return error === undefined ? [] : [[column, error] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

interface ColumnHeadProps {
  readonly name: string;
  readonly onFillDown: (() => void) | null;
}

function ColumnHead({ name, onFillDown }: ColumnHeadProps): ReactElement {
  const { t } = useLingui();
  return (
    <span className={columnHead}>
      <span>{name}</span>
      {onFillDown !== null && (
        <Button
          kind="quiet"
          size="small"
          icon={<Icon of={ArrowDownToLine} size={14} />}
          aria-label={t`Fill down: ${name}`}
          title={t`Fill down: ${name}`}
          onClick={onFillDown}
        />
      )}
    </span>
  );
}
