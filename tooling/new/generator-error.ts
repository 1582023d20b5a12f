/** Says why nothing was generated, to the person who asked for it. */
export class GeneratorError extends Error {
  override readonly name = "GeneratorError";
}
