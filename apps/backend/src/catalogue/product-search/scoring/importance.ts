import type { Concept } from "../meaning/query.ts";

const type = 1.4;
const head = 1.2;
const soft = 0.8;
const unknown = 0.4;
const unknownInSentence = 0.2;

/** How much it counts that a product has what a concept asks for: what it is counts more than what it is like. */
export function importanceOf({ isType, isHead, isSoft, isUnknown }: Concept, isSentence: boolean): number {
  // Nobody has it: what it would say of something else counts less than what would be wanted.
  if (isUnknown && !isHead) return isSentence ? unknownInSentence : unknown;
  if (isType) return type;
  if (isHead) return head;
  return isSoft ? soft : 1;
}
