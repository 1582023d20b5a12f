/** What a product offers to choose, like its colour. */
interface Option {
  readonly values: readonly { readonly id: number }[];
}

/** What is sold: one value of each option, in the options' order. */
interface Variant {
  readonly valueIds: readonly number[];
  readonly stock: number;
  readonly image: string | null;
}

interface Product<Sku extends Variant> {
  readonly options: readonly Option[];
  readonly skus: readonly Sku[];
}

/** The chosen value's id of each option, in the order of the options. */
export type VariantChoice = readonly number[];

/** What choosing a value means, beside the values chosen for the other options. */
export type ValueState = "available" | "sold-out" | "dead-end";

function isSold(sku: Variant | undefined): boolean {
  return sku !== undefined && sku.stock > 0;
}

/** The SKU of a complete choice; a product without options has its only one. */
export function chosenSku<Sku extends Variant>({ options, skus }: Product<Sku>, choice: VariantChoice): Sku | null {
  if (options.length === 0) return skus[0] ?? null;
  return (
    skus.find(({ valueIds }) => valueIds.length === choice.length && valueIds.every((id, at) => id === choice[at])) ??
    null
  );
}

/** What the page opens with: the first SKU in stock, else the first one. */
export function initialChoice({ options, skus }: Product<Variant>): VariantChoice {
  if (options.length === 0) return [];
  return (skus.find(isSold) ?? skus[0])?.valueIds ?? [];
}

/** The SKU that a product's page shows: the one that its address names, else what it opens with. */
export function shownSku<Sku extends Variant & { readonly id: number }>(
  product: Product<Sku>,
  addressed: number | undefined,
): Sku | null {
  return product.skus.find(({ id }) => id === addressed) ?? chosenSku(product, initialChoice(product));
}

/** Whether a value leads to a SKU while the other options stay as they are. */
export function valueState(
  product: Product<Variant>,
  choice: VariantChoice,
  option: number,
  valueId: number,
): ValueState {
  const sku = chosenSku(product, choice.with(option, valueId));
  if (sku === null) return "dead-end";
  return isSold(sku) ? "available" : "sold-out";
}

/**
 * The choice after a press on a value. A dead end can be pressed too: then the other options move to the nearest
 * combination that exists, one in stock first, keeping as many of them as possible.
 */
export function choose(
  product: Product<Variant>,
  choice: VariantChoice,
  option: number,
  valueId: number,
): VariantChoice {
  const wanted = choice.with(option, valueId);
  if (chosenSku(product, wanted) !== null) return wanted;
  const matchCount = ({ valueIds }: Variant): number => valueIds.filter((id, at) => id === wanted[at]).length;
  const candidates = product.skus.filter(({ valueIds }) => valueIds[option] === valueId);
  const best = candidates.toSorted((a, b) => Number(isSold(b)) - Number(isSold(a)) || matchCount(b) - matchCount(a))[0];
  return best?.valueIds ?? choice;
}

/**
 * The image that stands for a value; null where the option is not one of looks: a size whose SKUs share their
 * images with the other sizes.
 */
export function valueImage({ options, skus }: Product<Variant>, option: number, valueId: number): string | null {
  const imageOf = (id: number): string | null => skus.find(({ valueIds }) => valueIds[option] === id)?.image ?? null;
  const values = options[option]?.values ?? [];
  const different = new Set(values.map(({ id }) => imageOf(id)));
  return different.size === values.length && values.length > 1 ? imageOf(valueId) : null;
}
