import { Trans, useLingui } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { keepDeviceComparison, setDeviceCompared } from "@plaza/shopping/device-comparison";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Link, useRouter } from "@tanstack/react-router";
import { PackageX, Plus, RefreshCw, X } from "lucide";
import { type ReactElement, useState, useEffect } from "react";
import { setCompareMode } from "../compare-selection/compare-mode.ts";
import { ProductImage } from "../shared/product-image.tsx";
import { type CompareColumn, isThere, type ShownColumn } from "./compared-product.ts";
import * as look from "./compare-table.css.ts";
import { flash } from "./compare-table.css.ts";
import { staleAfter } from "@plaza/api-client";
import { Tag } from "@plaza/ui-kit/tag";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQueryClient } from "@tanstack/react-query";

const sizes = "(max-width: 767px) 50vw, 240px";

interface RemoveProps {
  readonly column: CompareColumn;
  readonly columns: readonly CompareColumn[];
  readonly onRemoved: () => void;
}

/** Leads to the comparison without this product: a link, so that it works without scripts, too. */
function Remove({ column, columns, onRemoved }: RemoveProps): ReactElement {
  const { t } = useLingui();
  const { id } = column;
  const others = columns.filter((each) => each.id !== id).map((each) => each.id);
  const name = isThere(column) ? column.product.name : null;

  function forget(): void {
    setDeviceCompared({ id, name: name ?? "", image: null }, false);
    onRemoved();
  }
  return (
    <Link
      {...to.compare(others)}
      replace
      resetScroll={false}
      className={look.remove}
      aria-label={name === null ? t`Remove the missing product` : t`Stop comparing: ${name}`}
      onClick={forget}
    >
      <Icon of={X} size={16} />
    </Link>
  );
}

/** Where another product is ticked for this table: the list of what stands in it, which the device then remembers. */
function useSearchOn(columns: readonly CompareColumn[]) {
  const there = columns.filter(isThere).map(({ product }) => product);
  const category = there.flatMap(({ categoryPath }) => categoryPath.at(-1)?.id ?? [])[0];
  return {
    link: category === undefined ? to.list() : to.category({ id: category }),
    remember: () => {
      keepDeviceComparison(there);
      setCompareMode(true);
    },
  };
}

export interface AddCellProps {
  readonly columns: readonly CompareColumn[];
}

/** The place of one more product. */
export function AddSlot({ columns }: AddCellProps): ReactElement {
  const { link, remember } = useSearchOn(columns);
  return (
    <Link {...link} className={`${look.frame} ${look.imageBox} ${look.free}`} onClick={remember}>
      <Icon of={Plus} size={22} />
      <Trans>Add a product</Trans>
    </Link>
  );
}

function MissingSlot({ column, columns }: Omit<RemoveProps, "onRemoved">): ReactElement {
  const { link, remember } = useSearchOn(columns);
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);

  async function retry(): Promise<void> {
    setRetrying(true);
    await router.invalidate();
    setRetrying(false);
  }
  const isGone = column.state === "gone";
  return (
    <div className={`${look.imageBox} ${look.missing}`}>
      <Icon of={isGone ? PackageX : RefreshCw} size={22} />
      <p>{isGone ? <Trans>This product is no longer sold.</Trans> : <Trans>This product did not load.</Trans>}</p>
      {isGone ? (
        <Link {...link} className={buttonClass({ size: "small" })} onClick={remember}>
          <Trans>Replace</Trans>
        </Link>
      ) : (
        <Button size="small" busy={retrying} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

/** What a column shows: the product's image, or why there is none. */
export function ImageCell({ column, columns, onRemoved }: RemoveProps): ReactElement {
  return (
    <div className={look.frame}>
      {isThere(column) ? (
        <div className={look.imageBox}>
          <ProductImage src={column.product.image} alt="" width={240} sizes={sizes} eager={column === columns[0]} />
          {column.product.flashSale !== null && (
            <FlashTag endsAt={column.product.flashSale.endsAt} fetchedAt={column.fetchedAt} />
          )}
        </div>
      ) : (
        <MissingSlot column={column} columns={columns} />
      )}
      <Remove column={column} columns={columns} onRemoved={onRemoved} />
    </div>
  );
}

/** What a column is of: the product's name, and its price today. */
export function NameCell({ column: { product } }: { readonly column: ShownColumn }): ReactElement {
  const { id, name, price, marketPrice, flashSale } = product;
  const reduced = marketPrice !== null && marketPrice > price;
  return (
    <>
      <Link {...to.product(id)} className={look.nameLink}>
        <span className={look.name}>{name}</span>
      </Link>
      <span className={look.price}>
        <Price amount={price} better={reduced || flashSale !== null} />
        {reduced && <WasPrice amount={marketPrice} />}
      </span>
    </>
  );
}

interface FlashTagProps {
  /** Epoch milliseconds, both. */
  readonly endsAt: number;
  readonly fetchedAt: number;
}

/** A timer cannot wait longer. */
const maxDelayMs = 2_147_483_647;

/** On the image of a product in a flash sale. A price that ends while somebody looks on is fetched anew. */
function FlashTag({ endsAt, fetchedAt }: FlashTagProps): ReactElement {
  const queryClient = useQueryClient();
  const renderedAt = useServerTime(fetchedAt);
  useEffect(() => {
    // What had ended when it was drawn is fetched anew by its own age.
    if (endsAt <= renderedAt || endsAt - serverNow() > maxDelayMs) return undefined;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") }),
      endsAt - serverNow(),
    );
    return () => clearTimeout(timer);
  }, [endsAt, renderedAt, queryClient]);
  return (
    <span className={flash}>
      <Tag kind="flash" />
    </span>
  );
}
