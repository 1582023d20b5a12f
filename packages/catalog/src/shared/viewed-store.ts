import { deviceStore } from "@plaza/shopping/device-store";
import { viewedKey } from "./viewed-key.ts";
import { isLocale, type Locale } from "@plaza/i18n";

const store = /* @__PURE__ */ deviceStore<readonly ViewedProduct[]>({
  key: viewedKey,
  empty: [],
  parse: (text) => readViewed(parsed(text)),
  write: (viewed) => JSON.stringify(viewed),
});

export const readRecentlyViewed = store.read;
export const subscribeToRecentlyViewed = store.subscribe;

/** Where the storage is full or blocked, the product is not remembered. */
export function rememberProduct(product: ViewedProduct): void {
  store.keep(withViewed(store.read(), product));
}

export function forgetViewed(): void {
  store.keep([]);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

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
const maxProducts = 12;

/** Puts a product first, without repeating it; the oldest is dropped when there are too many. */
export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): readonly ViewedProduct[] {
  return [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, maxProducts);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A list may lie on a device for months: what is called the image now was the picture when it was stored. */
function withImage(product: unknown): unknown {
  if (!isFields(product)) return product;
  const { picture, ...others } = product;
  return { image: picture, ...others };
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isFields(value)) return false;
  const { id, name, image, price, locale } = value;
  return (
    Number.isSafeInteger(id) &&
    typeof name === "string" &&
    (image === null || typeof image === "string") &&
    Number.isSafeInteger(price) &&
    isLocale(locale)
  );
}

/** None where it is not such a list: the browser's storage may hold data of another version, or anything else. */
export function readViewed(value: unknown): readonly ViewedProduct[] {
  if (!Array.isArray(value) || value.length > maxProducts) return [];
  const viewed: readonly unknown[] = value.map(withImage);
  return viewed.every(isViewedProduct) ? viewed : [];
}
