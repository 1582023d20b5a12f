import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeColumn } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useRef } from "react";
import { row, stack } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { ColumnFields } from "./column-fields.tsx";
import { item, itemHead, itemName } from "./home.css.ts";
import { movedItem } from "../shared/moved-item.ts";
import { Moves } from "./moves.tsx";

export interface ColumnsFieldsProps {
  /** Where in the document they are. */
  readonly path: string;
  readonly columns: readonly HomeColumn[];
  readonly onColumns: (columns: readonly HomeColumn[]) => void;
}

/** The tabs of a block, in their order. */
export function ColumnsFields({ path, columns, onColumns }: ColumnsFieldsProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={stack} tabIndex={-1} role="group" aria-label={t`Columns of products`}>
      {columns.map((column, index) => {
        const number = index + 1;
        const name = textIn(column.name) || t`Column ${number}`;
        return (
          // A new one has no number yet, and names may be the same.
          <div key={column.id === 0 ? `new-${index}` : column.id} className={item}>
            <div className={itemHead}>
              <span className={itemName}>{name}</span>
              <Moves
                name={name}
                index={index}
                count={columns.length}
                onMove={(to) => onColumns(movedItem(columns, index, to))}
                onRemove={() => {
                  onColumns(columns.toSpliced(index, 1));
                  // What was pressed is about to go.
                  box.current?.focus();
                }}
              />
            </div>
            <ColumnFields
              path={`${path}.${index}`}
              column={column}
              onColumn={(change) => onColumns(columns.with(index, { ...column, ...change }))}
            />
          </div>
        );
      })}
      {columns.length < 12 && (
        <div className={row}>
          <Button onClick={() => onColumns([...columns, newColumn])}>
            <Trans>Add a column</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const newColumn: HomeColumn = {
  id: 0,
  isShown: true,
  name: {},
  remark: {},
  choice: { by: "newest", categoryId: null, most: 20 },
};
