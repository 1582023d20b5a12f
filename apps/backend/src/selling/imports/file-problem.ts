import { CommandError } from "../../platform/domain/command.ts";
import { type Sentence, sentenceText } from "./sentence.ts";

/** A file cannot be imported at all. */
export class FileProblem extends CommandError {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentenceText(sentence, "en"));
    this.sentence = sentence;
  }
}
