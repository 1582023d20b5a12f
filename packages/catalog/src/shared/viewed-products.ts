import { isLocale, type Locale } from "@plaza/i18n";

/** As much of a product as the device remembers after it was looked at. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  /** In fen, when it was looked at. */
  readonly price: number;
  /** The language of its name. */
  readonly locale: Locale;
}

/** Two rows of six. */
const mostProducts = 12;

/** With one more in front, which is in it once; the oldest goes when there are too many. */
export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): readonly ViewedProduct[] {
  return [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, mostProducts);
}

function isViewedProduct(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, picture, price, locale } = value as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(id) &&
    typeof name === "string" &&
    (picture === null || typeof picture === "string") &&
    Number.isSafeInteger(price) &&
    isLocale(locale)
  );
}

/** What lies in a browser's storage may come from another version of the shop, or from anybody. */
export function isViewedProducts(value: unknown): value is readonly ViewedProduct[] {
  return Array.isArray(value) && value.length <= mostProducts && value.every(isViewedProduct);
}
