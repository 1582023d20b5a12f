/** The platform sent something the contract does not know. `at` leads to it, outermost first: `goods_item.0.price`. */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
  readonly problem: string;
  readonly at: string;

  constructor(problem: string, at = "") {
    super(at === "" ? problem : `${at}: ${problem}`);
    this.problem = problem;
    this.at = at;
  }

  under(step: string | number): DecodeError {
    return new DecodeError(this.problem, this.at === "" ? String(step) : `${step}.${this.at}`);
  }
}

/** Decoding fails with a DecodeError that names the place; whatever else was thrown keeps its own kind. */
export function decodeErrorUnder(step: string | number, error: unknown): unknown {
  return error instanceof DecodeError ? error.under(step) : error;
}

/** What a value is, for a message: never its content, which may be private. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : typeof value;
}
