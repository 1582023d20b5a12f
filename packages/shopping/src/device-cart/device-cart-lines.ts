/** A line of the cart on the device. */
export interface DeviceCartLine {
  readonly skuId: number;
  readonly quantity: number;
  readonly productId: number;
  readonly shopId: number;
  readonly selected: boolean;
  // As it was when it was put in, to be shown until the platform has answered with the current state.
  readonly name: string;
  readonly image: string | null;
  /** The text of the chosen options; null where there was nothing to choose. */
  readonly optionText: string | null;
  /** In fen, for one of it. */
  readonly price: number;
  readonly shopName: string;
}

/** What came of putting something in: `more-than-stock` of a SKU, `too-many-lines`, or the device keeps nothing. */
export type DeviceCartAddition = "added" | "more-than-stock" | "too-many-lines" | "not-kept";

/** The largest number of lines; a stored cart with more of them is not believed. */
export const maxDeviceCartLines = 100;
const version = 1;

export function writeLines(lines: readonly DeviceCartLine[]): string {
  return JSON.stringify({ version, lines });
}

/** Empty for anything that this version would not write, because anybody may have written it. */
export function readLines(text: string | null): readonly DeviceCartLine[] {
  const stored = parsed(text);
  if (!isFields(stored) || stored["version"] !== version) return [];
  if (!Array.isArray(stored["lines"])) return [];
  const lines: readonly unknown[] = stored["lines"].map(withImage);
  if (lines.length > maxDeviceCartLines || !lines.every(isLine)) return [];
  return new Set(lines.map(({ skuId }) => skuId)).size === lines.length ? lines : [];
}

/** With more of it, which lies on top and is selected again; null where that is more than there are. */
export function withMore(
  lines: readonly DeviceCartLine[],
  line: Omit<DeviceCartLine, "selected">,
  stock: number,
): readonly DeviceCartLine[] | null {
  const before = lines.find(({ skuId }) => skuId === line.skuId);
  const quantity = (before?.quantity ?? 0) + line.quantity;
  if (quantity > stock) return null;
  return [{ ...line, quantity, selected: true }, ...lines.filter((each) => each !== before)];
}

/** A cart may lie on a device for months: what is called the image now was the picture when it was put in. */
function withImage(line: unknown): unknown {
  if (!isFields(line)) return line;
  const { picture, ...others } = line;
  return { image: picture, ...others };
}

function isLine(value: unknown): value is DeviceCartLine {
  if (!isFields(value)) return false;
  const { skuId, productId, shopId, quantity, price, name, shopName, image, optionText, selected } = value;
  return (
    [skuId, productId, shopId, quantity].every((number) => isWhole(number) && number > 0) &&
    isWhole(price) &&
    typeof name === "string" &&
    typeof shopName === "string" &&
    (image === null || typeof image === "string") &&
    (optionText === null || typeof optionText === "string") &&
    typeof selected === "boolean"
  );
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
