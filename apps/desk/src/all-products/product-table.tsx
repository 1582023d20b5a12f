import { Trans, useLingui } from "@lingui/react/macro";
import type { MarketplaceProduct } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import {
  atEnd,
  cardTable,
  cell,
  line,
  mute,
  number as numberLook,
  row,
  strong,
  table,
  tableFrame,
} from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { tickCell } from "./all-products.css.ts";
import { ProductState } from "./product-state.tsx";

type Opened = "takeDown" | "restore";

export interface ProductTableProps {
  readonly products: readonly MarketplaceProduct[];
  readonly onOpen: (kind: Opened, product: MarketplaceProduct) => void;
  /** Where several can be ticked. */
  readonly ticks?: ProductTicks;
}

interface ProductTicks {
  readonly chosen: readonly MarketplaceProduct[];
  readonly onChoose: (chosen: readonly MarketplaceProduct[]) => void;
}

/** Products with whose they are, what they are to shoppers, and what can be decided. */
export function ProductTable({ products, onOpen, ticks }: ProductTableProps): ReactElement {
  const { t } = useLingui();
  const count = ticks?.chosen.length ?? 0;
  const tick = ({ chosen, onChoose }: ProductTicks, product: MarketplaceProduct, isTicked: boolean): void =>
    onChoose([...chosen.filter(({ id }) => id !== product.id), ...(isTicked ? [product] : [])]);
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead
          heads={[t`Product`, t`Shop`, { atEnd: t`Price` }, t`State`, t`Actions`]}
          before={
            ticks && (
              <Checkbox
                aria-label={t`All on this page`}
                checked={count === products.length}
                indeterminate={count > 0 && count < products.length}
                onChange={({ currentTarget }) => ticks.onChoose(currentTarget.checked ? products : [])}
              />
            )
          }
        />
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              onOpen={(kind) => onOpen(kind, product)}
              {...(ticks && {
                tick: {
                  isTicked: ticks.chosen.some(({ id }) => id === product.id),
                  onTick: (isTicked) => tick(ticks, product, isTicked),
                },
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ProductRowProps {
  readonly product: MarketplaceProduct;
  readonly onOpen: (kind: Opened) => void;
  readonly tick?: { readonly isTicked: boolean; readonly onTick: (isTicked: boolean) => void };
}

function ProductRow({ product, onOpen, tick }: ProductRowProps): ReactElement {
  const { t } = useLingui();
  const { id, name, image, number, brand, category, shop, price, takedown, approval } = product;
  const details = [brand, category, number].filter((each) => each !== "").join(" · ");
  return (
    <tr>
      {tick && (
        <td className={tickCell}>
          <Checkbox
            aria-label={t`Choose ${name}`}
            checked={tick.isTicked}
            onChange={({ currentTarget }) => tick.onTick(currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row" className={cell}>
        <div className={line}>
          <Thumbnail image={image} />
          <div>
            <bdi className={strong}>{name}</bdi>
            <div className={mute}>
              <bdi>{details}</bdi>
            </div>
          </div>
        </div>
      </th>
      <td className={cell} data-column={t`Shop`}>
        <Link to="/shops/$id" params={{ id: shop.id }} className={textLink} dir="auto">
          {shop.name}
        </Link>
      </td>
      <td translate="no" className={`${cell} ${atEnd} ${numberLook}`} data-column={t`Price`}>
        {formatMoney(price)}
      </td>
      <td className={cell} data-column={t`State`}>
        <ProductState product={product} />
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          {approval !== null && (
            <Link
              to="/all-products/$id"
              params={{ id }}
              className={buttonClass({ size: "small" })}
              aria-label={t`Look at it: ${name}`}
            >
              <Trans>Look at it</Trans>
            </Link>
          )}
          {takedown === null ? (
            product.isApproved && (
              <Button size="small" aria-label={t`Take down: ${name}`} onClick={() => onOpen("takeDown")}>
                <Trans>Take down…</Trans>
              </Button>
            )
          ) : (
            <>
              <Button size="small" aria-label={t`Give back: ${name}`} onClick={() => onOpen("restore")}>
                <Trans>Give back…</Trans>
              </Button>
              {takedown.reviewAskedAt !== null && (
                <Button size="small" aria-label={t`Keep down: ${name}`} onClick={() => onOpen("takeDown")}>
                  <Trans>Keep down…</Trans>
                </Button>
              )}
            </>
          )}
        </div>
      </td>
    </tr>
  );
}
