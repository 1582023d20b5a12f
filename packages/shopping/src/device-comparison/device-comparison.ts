import { deviceStore } from "../device-store.ts";
import { maxCompared } from "./max-compared.ts";

/** What a device knows of a ticked product without asking the platform, which may count each look at one. */
export interface ComparedProduct {
  readonly id: number;
  /** In the language in which it was seen last. */
  readonly name: string;
  readonly image: string | null;
}

const version = 1;
const none: readonly ComparedProduct[] = [];

const store = /* @__PURE__ */ deviceStore<readonly ComparedProduct[]>({
  key: "plaza:device-comparison",
  empty: none,
  parse: parseComparison,
  write: (products) => JSON.stringify({ version, products }),
});

/** In the order in which they were ticked. */
export const readDeviceComparison = store.read;
export const subscribeToDeviceComparison = store.subscribe;

/**
 * Ticks a product or takes its tick away. What is in that state already stays where it is.
 *
 * @returns whether it is kept: `full`, or `not-kept` where the browser stores nothing
 */
export function setDeviceCompared(product: ComparedProduct, compared: boolean): "kept" | "full" | "not-kept" {
  const before = readDeviceComparison();
  if (before.some(({ id }) => id === product.id) === compared) return "kept";
  if (compared && before.length >= maxCompared) return "full";
  return keepDeviceComparison(compared ? [...before, product] : before.filter(({ id }) => id !== product.id))
    ? "kept"
    : "not-kept";
}

/** Ticks these and no others. @returns false where the browser stores nothing */
export function keepDeviceComparison(products: readonly ComparedProduct[]): boolean {
  const compared = products.map(({ id, name, image }): ComparedProduct => ({ id, name, image }));
  return store.keep(compared.slice(0, maxCompared));
}

/** A ticked product is seen again, maybe in another language or with another image. */
export function renameDeviceCompared({ id, name, image }: ComparedProduct): void {
  const before = readDeviceComparison();
  const known = before.find((product) => product.id === id);
  if (known === undefined || (known.name === name && known.image === image)) return;
  keepDeviceComparison(before.map((product) => (product === known ? { id, name, image } : product)));
}

/** Empty for anything that this version would not write, because anybody may have written it. */
function parseComparison(text: string | null): readonly ComparedProduct[] {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || !("version" in value) || value.version !== version) return none;
  return "products" in value && isComparison(value.products) ? value.products : none;
}

function isComparison(value: unknown): value is readonly ComparedProduct[] {
  return (
    Array.isArray(value) &&
    value.length <= maxCompared &&
    value.every(isCompared) &&
    new Set(value.map(({ id }) => id)).size === value.length
  );
}

function isCompared(value: unknown): value is ComparedProduct {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, image }: { readonly id?: unknown; readonly name?: unknown; readonly image?: unknown } = value;
  return (
    typeof id === "number" &&
    Number.isSafeInteger(id) &&
    id > 0 &&
    typeof name === "string" &&
    (image === null || typeof image === "string")
  );
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
