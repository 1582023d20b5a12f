import type { Words } from "./words.ts";

export interface Material {
  readonly key: string;
  /** The key of what this is a kind of: who asks for wood is shown oak. */
  readonly of?: string;
  readonly words: Words;
}
