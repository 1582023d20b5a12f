import { checkProduct } from "./check/check-product.ts";
import type { CheckedProduct } from "./import-batch.ts";
import type { Complain, Problem } from "./problem.ts";
import { placeOf } from "./read/source-place.ts";
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
  let place = 0;
  for await (const source of sources) {
    const lineBefore = lineOfNumber.get(source.number) ?? null;
    if (source.number !== "" && lineBefore === null) lineOfNumber.set(source.number, source.place.line);
    place += 1;
    if (place > done) yield checked(source, lineBefore);
  }
}

function checked(source: SourceProduct, lineBefore: number | null): CheckedProduct {
  const problems: Problem[] = source.problems.slice(0, maxProblems);
  const complain: Complain = (field, problem, sku) => {
    if (problems.length < maxProblems) problems.push({ ...placeOf(source.place, field, sku), sentence: problem });
  };
  if (lineBefore !== null) complain("number", sentence("numberBefore", { line: lineBefore }));
  const product = source.raw === null ? null : checkProduct(source.raw, complain);
  const { place, bytes } = source;
  const named = product && { category: product.category, shopCategory: product.shopCategory };
  return { place, bytes, product: problems.length === 0 ? product : null, named, problems };
}
