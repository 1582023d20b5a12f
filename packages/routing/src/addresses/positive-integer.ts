/** The largest value of the platform's id columns. */
const largest = 2_147_483_647;

/** A whole number from 1, as text in a URL; anything else counts as not given. */
export function positiveInteger(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  return Number(text) > largest ? undefined : Number(text);
}
