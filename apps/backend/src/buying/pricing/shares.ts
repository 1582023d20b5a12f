/**
 * Parts of an amount in proportion to some weights; together they are exactly the amount. What rounding down leaves
 * goes, a fen each, to where most was cut off; of equals to the one with the smaller key, so that order has no say.
 * No part exceeds its weight as long as the amount does not exceed all weights.
 */
export function sharesOf(
  amount: number,
  parts: readonly { readonly key: number; readonly weight: number }[],
): ReadonlyMap<number, number> {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return new Map(parts.map(({ key }) => [key, 0]));
  const exact = parts.map(({ key, weight }) => {
    // Products of amounts leave the range in which numbers are exact.
    const product = BigInt(amount) * BigInt(weight);
    return { key, share: Number(product / BigInt(total)), remainder: Number(product % BigInt(total)) };
  });
  const left = amount - exact.reduce((sum, { share }) => sum + share, 0);
  const inTurn = exact.toSorted((one, other) => other.remainder - one.remainder || one.key - other.key);
  return new Map(inTurn.map(({ key, share }, index) => [key, index < left ? share + 1 : share]));
}
