import { checkProduct } from "./check/check-product.ts";
import type { CheckedProduct } from "./import-batch.ts";
import type { Complain, Problem } from "./problem.ts";
import { locationOf } from "./read/source-location.ts";
import type { SourceProduct } from "./read/source-product.ts";
import { sentence } from "./sentence.ts";

/** Enough to see what is wrong with a product. */
const maxProblems = 20;

/** The products of a file that have not been imported yet: the first so many are only looked at for their numbers. */
export async function* checkedProducts(
  sources: AsyncIterable<SourceProduct>,
  done: number,
): AsyncGenerator<CheckedProduct> {
  const lineOfNumber = new Map<string, number>();
  let position = 0;
  for await (const source of sources) {
    const lineBefore = lineOfNumber.get(source.number) ?? null;
    if (source.number !== "" && lineBefore === null) lineOfNumber.set(source.number, source.location.line);
    position += 1;
    if (position > done) yield checked(source, lineBefore);
  }
}

function checked(source: SourceProduct, lineBefore: number | null): CheckedProduct {
  const problems: Problem[] = source.problems.slice(0, maxProblems);
  const complain: Complain = (field, problem, sku) => {
    if (problems.length < maxProblems) problems.push({ ...locationOf(source.location, field, sku), sentence: problem });
  };
  if (lineBefore !== null) complain("number", sentence("numberBefore", { line: lineBefore }));
  const product = source.raw === null ? null : checkProduct(source.raw, complain);
  const { location, bytes } = source;
  const named = product && { category: product.category, shopCategory: product.shopCategory };
  return { location, bytes, product: problems.length === 0 ? product : null, named, problems };
}
