/** How large a theme's tile is: see `activity-cards.css.ts`. */
export type AreaShape = "lead" | "tall" | "small" | "half" | "third" | "strip";

const inRow = 4;
const lastRows: readonly (readonly AreaShape[])[] = [[], ["strip"], ["half", "half"], ["third", "third", "third"]];

/** One large, one tall, two small ones; whatever follows stands in full rows. */
export function areaShapes(count: number): readonly AreaShape[] {
  if (count <= 2) return Array.from({ length: count }, () => "lead");
  if (count === 3) return ["lead", "tall", "tall"];
  const beyond = count - inRow;
  const inFullRows = beyond - (beyond % inRow);
  return [
    "lead",
    "tall",
    ...Array.from({ length: 2 + inFullRows }, (): AreaShape => "small"),
    ...(lastRows[beyond % inRow] ?? []),
  ];
}

/** Two tiles fill three rows of five with eleven products, one tile fills two rows with eight. */
const products = { withOne: 8, withTwo: 11 };

/** How many themes find room among so many picks. */
export function tilesAmong(productCount: number): 0 | 1 | 2 {
  if (productCount >= products.withTwo) return 2;
  return productCount >= products.withOne ? 1 : 0;
}

/** How many of the picks are shown beside so many tiles; without any, two rows. */
export function picksBeside(tileCount: number): number {
  if (tileCount === 0) return 10;
  return tileCount === 1 ? products.withOne : products.withTwo;
}
