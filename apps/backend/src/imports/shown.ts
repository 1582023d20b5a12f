/** A text of the file within a sentence: on one line, without what a terminal would obey, and not endless. */
export function shown(text: string): string {
  const characters = Array.from(text.toWellFormed().replaceAll(/\p{C}+/gu, "�"));
  return `"${characters.length <= 60 ? characters.join("") : `${characters.slice(0, 60).join("")}…`}"`;
}
