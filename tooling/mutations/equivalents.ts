/** Faults that change nothing that anybody could notice: drawn, they are passed over, and the next one takes their place. */
interface Equivalent {
  /** From the repository. */
  readonly file: string;
  /** The line it is in, without its indentation. */
  readonly line: string;
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: "apps/backend/src/buying/orders/standing.ts",
    line: "if (orders.length === 0) return new Map();",
    was: "orders.length === 0",
    becomes: "false",
    why: "Asked about no order the store answers with no row: a statement more, and the same answer.",
  },
  {
    file: "apps/backend/src/catalogue/product-search/index/text-index.ts",
    line: "const room = Math.ceil(count * 1.25);",
    was: "1.25",
    becomes: "2.25",
    why: "How much larger than needed a buffer is made, which is used again.",
  },
  {
    file: "apps/backend/src/selling/imports/plan/plan-options.ts",
    line: "behind += 1;",
    was: "1",
    becomes: "2",
    why: "Values are put in the order of their positions; that there is room between two of them changes nothing.",
  },
  {
    file: "apps/backend/src/money/refunds/refund-notice.ts",
    line: "if (refund === undefined) return;",
    was: "refund === undefined",
    becomes: "false",
    why: "The one who calls it has just written the refund, and the store holds its order and payment to it.",
  },
];
