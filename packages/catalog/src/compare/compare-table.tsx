import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { maxCompared } from "@plaza/shopping/device-comparison";
import { Tag } from "@plaza/ui-kit/tag";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { ReactElement } from "react";
import { CompareBuy } from "./compare-buy.tsx";
import { AddSlot, ImageCell, NameCell } from "./compare-head.tsx";
import { type CompareRow, compareRows } from "./compare-rows.tsx";
import * as look from "./compare-table.css.ts";
import { type CompareColumn, isThere, type Promises } from "./compared-product.ts";
import { SlotContent } from "@plaza/ui-kit/slot-content";

export interface CompareTableProps {
  /** At least one. */
  readonly columns: readonly CompareColumn[];
  readonly promises: Promises;
  /** The rows that differ stand out. */
  readonly marks: boolean;
  readonly onlyDiffering: boolean;
  /** A column was taken away, and with it what had the focus. */
  readonly onRemoved: () => void;
}

// Its rows are laid out as grids. Some browsers take that for the end of a table, so each element says what it is.
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The products side by side, and row by row what is known of them. */
export function CompareTable({ columns, promises, marks, onlyDiffering, onRemoved }: CompareTableProps): ReactElement {
  const { t } = useLingui();
  const there = columns.filter(isThere);
  const count = columns.length;
  const hasRoom = count < maxCompared;
  const groups = compareRows(there, promises)
    .map((group) => ({ ...group, rows: onlyDiffering ? group.rows.filter((row) => row.differs) : group.rows }))
    .filter(({ rows }) => rows.length > 0);
  const width = look.widths[columns.length === 1 ? 2 : columns.length === 2 ? 3 : 4];
  return (
    <>
      {columns.length === 1 && (
        <p className={look.note}>
          <Trans>One product alone has nothing to be compared with. Add another.</Trans>
        </p>
      )}
      {/* It scrolls on phones, so a keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={look.scroller} aria-label={t`Products side by side`} tabIndex={0}>
        <table {...as.table} className={`${look.table} ${width}`}>
          <caption className={visuallyHidden}>
            <Plural value={count} one="# product side by side" other="# products side by side" />
          </caption>
          <thead {...as.rowgroup} className={look.group}>
            <tr {...as.row} className={look.row}>
              <td {...as.cell} className={look.corner} />
              {columns.map((column) => (
                <td key={column.id} {...as.cell} className={look.imageCell}>
                  <ImageCell column={column} columns={columns} onRemoved={onRemoved} />
                </td>
              ))}
              {hasRoom && (
                <td {...as.cell} className={look.imageCell}>
                  <AddSlot columns={columns} />
                </td>
              )}
            </tr>
            <tr {...as.row} className={`${look.row} ${look.names}`}>
              <td {...as.cell} className={look.corner} />
              {columns.map((column) => (
                <th key={column.id} {...as.columnheader} scope="col" className={look.nameCell}>
                  {isThere(column) ? <NameCell column={column} /> : <Trans>Missing product</Trans>}
                </th>
              ))}
              {hasRoom && <td {...as.cell} className={look.nameCell} />}
            </tr>
            <tr {...as.row} className={look.row}>
              <td {...as.cell} className={look.corner} />
              {columns.map((column) => (
                <td key={column.id} {...as.cell} className={look.buyCell}>
                  {isThere(column) && <CompareBuy product={column.product} />}
                </td>
              ))}
              {hasRoom && <td {...as.cell} className={look.buyCell} />}
            </tr>
          </thead>
          {groups.map(({ key, label, rows }) => (
            <tbody key={key} {...as.rowgroup} className={look.group}>
              <tr {...as.row} className={look.row}>
                <th {...as.rowheader} scope="rowgroup" colSpan={columns.length + 1} className={look.groupLabel}>
                  {label}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} columns={columns} hasRoom={hasRoom} marked={marks && row.differs} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {groups.length === 0 && there.length > 1 && (
        <p className={look.note}>
          <Trans>No differences found between these products.</Trans>
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly row: CompareRow;
  readonly columns: readonly CompareColumn[];
  readonly hasRoom: boolean;
  readonly marked: boolean;
}

function Row({ row, columns, hasRoom, marked }: RowProps): ReactElement {
  const there = columns.filter(isThere);
  return (
    <tr {...as.row} className={marked ? `${look.row} ${look.differing}` : look.row}>
      <th {...as.rowheader} scope="row" className={look.label}>
        <SlotContent>{row.label}</SlotContent>
        {marked && (
          <span className={visuallyHidden}>
            {" "}
            <Trans>(differs)</Trans>
          </span>
        )}
      </th>
      {columns.map((column) => {
        const position = isThere(column) ? there.indexOf(column) : -1;
        return (
          <td key={column.id} {...as.cell} className={look.cell}>
            <div className={look.content}>
              <SlotContent>{row.cells[position]?.shown}</SlotContent>
              {row.best?.position === position && <Tag kind="success">{row.best.word}</Tag>}
            </div>
          </td>
        );
      })}
      {hasRoom && <td {...as.cell} className={look.cell} />}
    </tr>
  );
}
