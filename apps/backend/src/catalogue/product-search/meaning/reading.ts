import type { Language } from "../../../platform/store/language.ts";

/** How a text is to be understood. */
export interface Reading {
  readonly language: Language;
  /** What was typed and nothing else. */
  readonly isLiteral: boolean;
  /** The last word may be the beginning of a longer one, and nothing is offered that has not all of them. */
  readonly isTyping: boolean;
}
