/** Why a picture of a product cannot be had, for people. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
}
