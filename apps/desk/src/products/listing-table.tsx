import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ListingCell, ListingField, Listing } from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Switch } from "@plaza/ui-kit/switch";
import { Tag } from "@plaza/ui-kit/tag";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { atEnd, cell, foldedTable, line, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { cellKey } from "./edits.ts";
import { ListingApproval } from "./listing-approval.tsx";
import { ListingTakedown } from "./listing-takedown.tsx";
import { NumberCell } from "./number-cell.tsx";
import {
  columnName,
  numberCell,
  productCard,
  productCell,
  productRow,
  rowEnd,
  skuCell,
  skuNameCell,
  skuRow,
  takedownRow,
} from "./products.css.ts";
import type { NamedSku } from "./struck-below.ts";

export interface ListingTableProps {
  readonly products: readonly Listing[];
  readonly edits: ReadonlyMap<string, ListingCell>;
  /** What takes back what the platform has, where the products are from before it was saved. */
  readonly landed: readonly ListingCell[];
  /** By field and id: what was written and cannot be taken. */
  readonly rejected: ReadonlyMap<string, RejectedCell>;
  readonly onWrite: (cell: ListingCell, of: CellOwner) => void;
  readonly isChosen: (id: number) => boolean;
  readonly onChoose: (id: number, isChosen: boolean) => void;
  /** Null where nothing is wrong with it any more. */
  readonly onReject: (key: string, rejected: RejectedCell | null) => void;
}

/** What a cell is of. */
export interface CellOwner {
  /** As it is called where the table does not stand around it. */
  readonly label: string;
  readonly named: NamedSku | null;
}

export interface RejectedCell {
  readonly label: string;
  readonly written: string;
}

/** A row a product, with its shelf, and below it a row for each of its SKUs. */
export function ListingTable(props: ListingTableProps): ReactElement {
  const { products, edits, landed, rejected, isChosen, onChoose, onWrite, onReject } = props;
  const { t } = useLingui();
  const savedOf = (field: ListingField, id: number, was: number): number =>
    landed.find((each) => each.field === field && each.id === id)?.from ?? was;
  const valueOf = (field: ListingField, id: number, was: number): number =>
    edits.get(cellKey(field, id))?.to ?? savedOf(field, id, was);
  // A cell that was edited before keeps what it was taken for then.
  const write = (field: ListingField, id: number, was: number, to: number, of: CellOwner): void =>
    onWrite({ field, id, from: edits.get(cellKey(field, id))?.from ?? savedOf(field, id, was), to }, of);
  return (
    <div className={tableFrame}>
      <table className={`${table} ${foldedTable}`}>
        <TableHead heads={[t`Product`, { atEnd: t`Price` }, { atEnd: t`Market price` }, { atEnd: t`Stock` }]} />
        {products.map(({ id, name, image, isListed, isApproved, takedown, approval, soldCount, skus }) => (
          <tbody key={id} className={productCard}>
            <tr className={productRow}>
              <th scope="rowgroup" className={`${cell} ${productCell}`}>
                <div className={line}>
                  <Checkbox
                    aria-label={t`Choose: ${name}`}
                    checked={isChosen(id)}
                    onChange={({ currentTarget: { checked } }) => onChoose(id, checked)}
                  />
                  <Thumbnail image={image} />
                  <div>
                    <Link to="/products/$id" params={{ id }} className={`${textLink} ${strong}`}>
                      {name}
                    </Link>
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
                    // As long as it is down, it can only be taken off.
                    disabled={takedown !== null && !isListed}
                    checked={valueOf("isListed", id, Number(isListed)) === 1}
                    onChange={({ currentTarget: { checked } }) =>
                      write("isListed", id, Number(isListed), Number(checked), {
                        label: t`On the shelf: ${name}`,
                        named: null,
                      })
                    }
                  />
                  {!isApproved && takedown === null && approval === null && (
                    <Tag kind="warning">
                      <Trans>Waits for the platform</Trans>
                    </Tag>
                  )}
                </div>
              </td>
            </tr>
            {takedown !== null && (
              <tr className={takedownRow}>
                <td className={`${cell} ${productCell}`} colSpan={4}>
                  <ListingTakedown product={{ id, name }} takedown={takedown} />
                </td>
              </tr>
            )}
            {approval !== null && (
              <tr className={takedownRow}>
                <td className={`${cell} ${productCell}`} colSpan={4}>
                  <ListingApproval approval={approval} />
                </td>
              </tr>
            )}
            {skus.map((sku) => {
              const skuName = sku.options === "" ? name : sku.options;
              const fullName = sku.options === "" ? name : `${name} · ${sku.options}`;
              return (
                <tr key={sku.id} className={skuRow}>
                  <th scope="row" className={`${cell} ${skuCell} ${skuNameCell}`}>
                    <div>{sku.options === "" ? <Trans>No options</Trans> : sku.options}</div>
                    {sku.ownNumber !== "" && <div className={mute}>{sku.ownNumber}</div>}
                    <div className={mute}>
                      <Link
                        to="/stock/$id"
                        params={{ id: sku.id }}
                        className={textLink}
                        aria-label={t`Stock history: ${fullName}`}
                      >
                        <Trans>Stock history</Trans>
                      </Link>
                    </div>
                  </th>
                  {(
                    [
                      ["price", sku.price, t`Price`, t`Price: ${skuName}`],
                      ["marketPrice", sku.marketPrice, t`Market price`, t`Market price: ${skuName}`],
                      ["stock", sku.stock, t`Stock`, t`Stock: ${skuName}`],
                    ] as const
                  ).map(([field, was, column, label]) => (
                    <td key={field} className={`${cell} ${skuCell} ${numberCell} ${atEnd}`}>
                      <span className={columnName} aria-hidden>
                        {column}
                      </span>
                      <NumberCell
                        field={field}
                        label={label}
                        value={valueOf(field, sku.id, was)}
                        isChanged={edits.has(cellKey(field, sku.id))}
                        rejected={rejected.get(cellKey(field, sku.id))?.written}
                        onWrite={(to) =>
                          write(field, sku.id, was, to, {
                            label: `${fullName} · ${column}`,
                            named: { name: fullName, sku },
                          })
                        }
                        onReject={(written) =>
                          onReject(
                            cellKey(field, sku.id),
                            written === null ? null : { label: `${fullName} · ${column}`, written },
                          )
                        }
                      />
                      {field === "stock" && sku.setAside !== undefined && <SetAside pieces={sku.setAside} />}
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

/** What a flash sale has of a SKU beside its stock. */
function SetAside({ pieces }: { readonly pieces: number }): ReactElement {
  return (
    <div className={mute}>
      <Plural value={pieces} one="and # set aside for the flash sale" other="and # set aside for the flash sale" />
    </div>
  );
}
