import { type Sentence, sentenceText } from "../sentence.ts";

/** Why a picture of a product cannot be had. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
  readonly sentence: Sentence;

  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentenceText(sentence, "en"), options);
    this.sentence = sentence;
  }
}
