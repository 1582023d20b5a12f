import type { HomeDocument, Timed } from "../../platform/store/schema/home.ts";

/** What of a document is shown at a moment. */
export function atMoment({ blocks, slots }: HomeDocument, moment: Date): HomeDocument {
  const isThen = (timed: Timed): boolean => isShownAt(timed, moment);
  return { blocks: blocks.filter(isThen), slots: slots.filter(isThen) };
}

function isShownAt({ isShown, from, until }: Timed, moment: Date): boolean {
  return isShown && (from === null || new Date(from) <= moment) && (until === null || new Date(until) > moment);
}

/** When something of a document begins or ends. */
export function momentsOf({ blocks, slots }: HomeDocument): readonly Date[] {
  return [...blocks, ...slots].flatMap(({ from, until }) => [from, until].flatMap((each) => each ?? [])).map(asDate);
}

function asDate(text: string): Date {
  return new Date(text);
}
