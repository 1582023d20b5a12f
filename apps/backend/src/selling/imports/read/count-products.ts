import { sentence } from "../sentence.ts";
import { FileProblem } from "../problem.ts";

/** To be called at each product of a file. @throws {FileProblem} behind the last that it may have */
export function countProducts(most: number): () => void {
  let total = 0;
  return () => {
    total += 1;
    if (total > most) throw new FileProblem(sentence("tooManyProducts", { most }));
  };
}
