import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ShelfCell, ShelfField, ShelfProduct } from "@plaza/api-client/desk";
import { Switch } from "@plaza/ui-kit/switch";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { atEnd, cell, line, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { cellKey } from "./edits.ts";
import { NumberCell } from "./number-cell.tsx";
import { productCell, rowEnd, skuCell, skuNameCell } from "./products.css.ts";

export interface ShelfTableProps {
  readonly products: readonly ShelfProduct[];
  readonly edits: ReadonlyMap<string, ShelfCell>;
  /** What takes back what the platform has, where the products are from before it was saved. */
  readonly landed: readonly ShelfCell[];
  readonly onWrite: (cell: ShelfCell) => void;
}

/** A row a product, with its shelf, and below it a row for each of its SKUs. */
export function ShelfTable({ products, edits, landed, onWrite }: ShelfTableProps): ReactElement {
  const { t } = useLingui();
  const savedOf = (field: ShelfField, id: number, was: number): number =>
    landed.find((each) => each.field === field && each.id === id)?.from ?? was;
  const valueOf = (field: ShelfField, id: number, was: number): number =>
    edits.get(cellKey(field, id))?.to ?? savedOf(field, id, was);
  // A cell that was edited before keeps what it was taken for then.
  const write = (field: ShelfField, id: number, was: number, to: number): void =>
    onWrite({ field, id, from: edits.get(cellKey(field, id))?.from ?? savedOf(field, id, was), to });
  return (
    <div className={tableFrame}>
      <table className={table}>
        <TableHead heads={[t`Product`, { atEnd: t`Price` }, { atEnd: t`Market price` }, { atEnd: t`Stock` }]} />
        {products.map(({ id, name, image, isOnShelf, isApproved, soldCount, skus }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" className={`${cell} ${productCell}`}>
                <div className={line}>
                  <Thumbnail image={image} />
                  <div>
                    <span className={strong}>{name}</span>
                    <div className={mute}>
                      <Plural value={soldCount} one="# sold" other="# sold" />
                    </div>
                  </div>
                </div>
              </th>
              <td className={`${cell} ${productCell}`} colSpan={3}>
                <div className={`${row} ${rowEnd}`}>
                  <Switch
                    label={<Trans>On the shelf</Trans>}
                    aria-label={t`On the shelf: ${name}`}
                    checked={valueOf("isOnShelf", id, Number(isOnShelf)) === 1}
                    onChange={({ currentTarget: { checked } }) =>
                      write("isOnShelf", id, Number(isOnShelf), Number(checked))
                    }
                  />
                  {!isApproved && (
                    <Tag kind="warning">
                      <Trans>Waits for the platform</Trans>
                    </Tag>
                  )}
                </div>
              </td>
            </tr>
            {skus.map((sku) => {
              const skuName = sku.options === "" ? name : sku.options;
              return (
                <tr key={sku.id}>
                  <th scope="row" className={`${cell} ${skuCell} ${skuNameCell}`}>
                    {sku.options === "" ? <Trans>No options</Trans> : sku.options}
                  </th>
                  {(
                    [
                      ["price", sku.price, t`Price: ${skuName}`],
                      ["marketPrice", sku.marketPrice, t`Market price: ${skuName}`],
                      ["stock", sku.stock, t`Stock: ${skuName}`],
                    ] as const
                  ).map(([field, was, label]) => (
                    <td key={field} className={`${cell} ${skuCell} ${atEnd}`}>
                      <NumberCell
                        field={field}
                        label={label}
                        value={valueOf(field, sku.id, was)}
                        isChanged={edits.has(cellKey(field, sku.id))}
                        onWrite={(to) => write(field, sku.id, was, to)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
