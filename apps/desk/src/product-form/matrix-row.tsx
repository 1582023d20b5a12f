import { Trans, useLingui } from "@lingui/react/macro";
import type { FormSku } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { EyeOff } from "lucide";
import { memo, type ReactElement } from "react";
import { cell } from "../shared/page.css.ts";
import { fieldMark } from "./form-sections.ts";
import { MatrixCell } from "./matrix-cell.tsx";
import { type MatrixColumn, matrixColumns } from "./matrix-columns.ts";
import { leftOut, matrixCell, matrixName, matrixRow, rowName, rowPicture } from "./product-form.css.ts";
import { useColumnNames } from "./use-column-names.ts";

/** What a row of the table can be asked to do; the same functions as long as the table stands. */
export interface MatrixActions {
  readonly write: (values: readonly number[], change: Partial<FormSku>) => void;
  readonly paste: (index: number, column: MatrixColumn, rows: readonly (readonly string[])[]) => void;
  readonly fillDown: (index: number, column: MatrixColumn) => void;
  readonly offer: (values: readonly number[], isOffered: boolean) => void;
  readonly reject: (key: string, isRejected: boolean) => void;
}

export interface MatrixRowProps {
  readonly values: readonly number[];
  /** Of the values; "" where there are no options. */
  readonly name: string;
  /** Null: this combination is left out. */
  readonly sku: FormSku | null;
  /** Of the SKU among all SKUs. */
  readonly index: number;
  readonly errors: Readonly<Partial<Record<MatrixColumn, string>>> | undefined;
  readonly actions: MatrixActions;
}

/** A SKU, or a combination that is left out. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps): ReactElement {
  const { values, name, sku, index, errors, actions } = props;
  const { t } = useLingui();
  const columns = useColumnNames();
  const image = sku?.image ?? null;
  return (
    <tr className={matrixRow} data-field={sku === null ? undefined : `sku ${index}`}>
      <th scope="row" className={`${cell} ${matrixCell} ${matrixName}`}>
        <span className={rowName}>
          {image !== null && <img className={rowPicture} src={image} alt="" width={32} height={32} loading="lazy" />}
          {name === "" ? <Trans>No options</Trans> : <bdi>{name}</bdi>}
        </span>
      </th>
      {sku === null ? (
        <td className={`${cell} ${matrixCell} ${leftOut}`} colSpan={matrixColumns.length}>
          <Trans>Not offered</Trans>
        </td>
      ) : (
        matrixColumns.map((column) => (
          <td key={column} className={`${cell} ${matrixCell}`} data-column={columns[column]}>
            <MatrixCell
              column={column}
              label={name === "" ? columns[column] : `${columns[column]}: ${name}`}
              sku={sku}
              mark={fieldMark(column, index)}
              error={errors?.[column]}
              onWrite={(change) => actions.write(values, change)}
              onPaste={(rows) => actions.paste(index, column, rows)}
              onFillDown={() => actions.fillDown(index, column)}
              onReject={(isRejected) => actions.reject(`${values.join("-")} ${column}`, isRejected)}
            />
          </td>
        ))
      )}
      <td className={`${cell} ${matrixCell}`}>
        {name !== "" &&
          (sku === null ? (
            <Button size="small" aria-label={t`Offer ${name}`} onClick={() => actions.offer(values, true)}>
              <Trans>Offer</Trans>
            </Button>
          ) : (
            <Button
              kind="quiet"
              size="small"
              icon={<Icon of={EyeOff} size={16} />}
              aria-label={t`Leave out ${name}`}
              onClick={() => actions.offer(values, false)}
            />
          ))}
      </td>
    </tr>
  );
});
