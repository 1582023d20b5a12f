import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Rating } from "@plaza/ui-kit/rating";
import { Price } from "@plaza/ui-kit/price";
import { descriptionAttributes } from "./description-attributes.ts";
import { differs, union, uniqueBest } from "./comparison-rules.ts";
import type { ComparedProductAttributes, Promises } from "./compared-product.ts";
import { CouponsCell, OptionCell, ShopCell, StockCell } from "./compare-cells.tsx";
import { mute } from "./compare-table.css.ts";
import { optionValues } from "./option-values.ts";

/** What one row says of one product. */
interface CompareCell {
  /** What it says, by which rows differ. */
  readonly says: string;
  readonly shown: ReactNode;
}

export interface CompareRow {
  readonly key: string;
  readonly label: ReactNode;
  /** In the order of the products. */
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
  /** The one product that is best in it, and what that is called. */
  readonly best: { readonly position: number; readonly word: ReactNode } | null;
}

export interface CompareRowGroup {
  readonly key: string;
  readonly label: ReactNode;
  readonly rows: readonly CompareRow[];
}

const absent: CompareCell = { says: "", shown: <span className={mute}>–</span> };
const text = (value: string): CompareCell => (value === "" ? absent : { says: value, shown: value });

/** Null where nobody has rated it. */
function shownStars({ product, reviewCount }: ComparedProductAttributes): number | null {
  const { averageStars } = product.reviewSummary;
  return averageStars > 0 && reviewCount !== 0 ? averageStars : null;
}

function ratingCell(attributes: ComparedProductAttributes): CompareCell {
  const stars = shownStars(attributes);
  const { reviewCount } = attributes;
  if (stars === null)
    return {
      says: "none",
      shown: (
        <span className={mute}>
          <Trans>No reviews yet</Trans>
        </span>
      ),
    };
  return {
    says: `${stars} ${reviewCount}`,
    shown: (
      <>
        <Rating value={stars} withNumber />
        {reviewCount !== null && (
          <span className={mute}>
            <Plural value={reviewCount} one="# review" other="# reviews" />
          </span>
        )}
      </>
    ),
  };
}

/** Promises are the operator's, and bind no other shop. */
function promiseOf({ shop }: ComparedProductAttributes["product"], promise: string): string {
  return shop.selfOperated ? promise : "";
}

function deliveryCell(product: ComparedProductAttributes["product"], promise: string): CompareCell {
  return product.virtual
    ? { says: "virtual", shown: <Trans>Delivered electronically</Trans> }
    : text(promiseOf(product, promise));
}

function row(
  key: string,
  label: ReactNode,
  cells: readonly CompareCell[],
  best: CompareRow["best"] = null,
): CompareRow {
  return { key, label, cells, differs: differs(cells.map(({ says }) => says)), best };
}

function bestOf(position: number | null, word: ReactNode): CompareRow["best"] {
  return position === null ? null : { position, word };
}

function buyingRows(all: readonly ComparedProductAttributes[], promises: Promises): readonly CompareRow[] {
  return [
    row(
      "price",
      <Trans>Price today</Trans>,
      all.map(({ product: { price } }) => ({ says: String(price), shown: <Price amount={price} size="line" /> })),
      bestOf(
        uniqueBest(
          all.map(({ product }) => product.price),
          "lowest",
        ),
        <Trans context="price">Lowest</Trans>,
      ),
    ),
    row(
      "rating",
      <Trans>Rating</Trans>,
      all.map(ratingCell),
      bestOf(uniqueBest(all.map(shownStars), "highest"), <Trans>Highest rated</Trans>),
    ),
    row(
      "shop",
      <Trans context="row">Shop</Trans>,
      all.map(({ product: { shop } }) => ({ says: String(shop.id), shown: <ShopCell shop={shop} /> })),
    ),
    row(
      "delivery",
      <Trans context="product">Delivery</Trans>,
      all.map(({ product }) => deliveryCell(product, promises.delivery)),
    ),
    row(
      "returns",
      <Trans>Returns</Trans>,
      all.map(({ product }) => (product.virtual ? absent : text(promiseOf(product, promises.returns)))),
    ),
    row(
      "stock",
      <Trans>Stock</Trans>,
      all.map(({ product: { stock, showsStock } }) => ({
        says: showsStock || stock === 0 ? String(stock) : "some",
        shown: <StockCell stock={stock} counted={showsStock} />,
      })),
    ),
    row(
      "coupons",
      <Trans>Coupon</Trans>,
      all.map(({ coupons }) => ({
        says: coupons.map(({ amount, threshold }) => `${amount}/${threshold}`).join(),
        shown: <CouponsCell coupons={coupons} />,
      })),
    ),
  ];
}

/** Options by their names, then what the descriptions say; where both have one name, they are one row. */
function productRows(all: readonly ComparedProductAttributes[]): readonly CompareRow[] {
  const attributes = all.map(({ product }) => descriptionAttributes(product.descriptionHtml));
  const options = all.map(({ product }) => product.options.map(({ name }) => name));
  return union([...options, ...attributes.map((each) => [...each.keys()])]).map((name) =>
    row(
      `of ${name}`,
      name,
      all.map(({ product }, position) => {
        const values = optionValues(product, name);
        if (values === null) return text(attributes[position]?.get(name) ?? "");
        return { says: values.map((value) => value.name).join(), shown: <OptionCell values={values} /> };
      }),
    ),
  );
}

/** What is said of the products, row by row; a row that says nothing of any of them is none. */
export function compareRows(all: readonly ComparedProductAttributes[], promises: Promises): readonly CompareRowGroup[] {
  const groups: readonly CompareRowGroup[] = [
    { key: "buying", label: <Trans>Buying</Trans>, rows: buyingRows(all, promises) },
    { key: "product", label: <Trans context="rows">Product</Trans>, rows: productRows(all) },
  ];
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ cells }) => cells.some(({ says }) => says !== "")) }))
    .filter(({ rows }) => rows.length > 0);
}
