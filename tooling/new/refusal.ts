/** Why nothing was generated, in words for the one who asked. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
