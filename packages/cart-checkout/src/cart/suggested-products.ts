interface Suggested {
  readonly id: number;
  readonly soldOut: boolean;
}

/** The first products of some lists, one of each list in turn or list by list: each once, none that lies in the cart. */
export function suggestedProducts<Product extends Suggested>(
  lists: readonly (readonly Product[])[],
  inCart: ReadonlySet<number>,
  count: number,
  { inTurn = true } = {},
): readonly Product[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  const wanted = (inTurn ? rounds : lists.flat()).filter(({ id, soldOut }) => !soldOut && !inCart.has(id));
  return [...new Map(wanted.map((product) => [product.id, product])).values()].slice(0, count);
}
