import { isLocale, type Locale } from "@plaza/i18n";

/** What the device stores of a viewed product. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** In fen, at the time of the view. */
  readonly price: number;
  /** The language of its name. */
  readonly locale: Locale;
}

/** Two rows of six. */
const mostProducts = 12;

/** Puts a product first, without repeating it; the oldest is dropped when there are too many. */
export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): readonly ViewedProduct[] {
  return [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, mostProducts);
}

function isViewedProduct(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, image, price, locale } = value as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(id) &&
    typeof name === "string" &&
    (image === null || typeof image === "string") &&
    Number.isSafeInteger(price) &&
    isLocale(locale)
  );
}

/** Checks the shape, because the browser's storage may hold data of another version, or anything else. */
export function isViewedProducts(value: unknown): value is readonly ViewedProduct[] {
  return Array.isArray(value) && value.length <= mostProducts && value.every(isViewedProduct);
}
