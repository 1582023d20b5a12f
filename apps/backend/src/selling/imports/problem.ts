import { type Sentence, sentenceText } from "./sentence.ts";
import { CommandError } from "../../platform/domain/command.ts";

/** Why a picture of a product cannot be had. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
  readonly sentence: Sentence;

  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentenceText(sentence, "en"), options);
    this.sentence = sentence;
  }
}

/** A file cannot be imported at all. */
export class FileProblem extends CommandError {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentenceText(sentence, "en"));
    this.sentence = sentence;
  }
}

/** What keeps something of a file from going in as it is written there. */
export interface Problem {
  /** From 1. */
  readonly line: number;
  /** Of CSV the column, of JSONL the field: `skus[1].price`; "" where it is about the line as a whole. */
  readonly column: string;
  readonly sentence: Sentence;
}

/** Says what is wrong with a field of a product, or of the SKU with this place among its SKUs. */
export type Complain = (field: string, sentence: Sentence, sku?: number) => void;
