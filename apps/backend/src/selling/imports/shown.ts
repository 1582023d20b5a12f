/** A text of the file within a sentence: on one line, without what a terminal would obey, and not endless. */
export function shown(text: string): string {
  const characters = Array.from(text.toWellFormed().replaceAll(/\p{C}+/gu, "�"));
  return `"${characters.length <= 60 ? characters.join("") : `${characters.slice(0, 60).join("")}…`}"`;
}

/** So many names are said in one sentence. */
const maxListed = 20;

/** Names within a sentence, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length - maxListed;
  return more <= 0 ? names.join(", ") : `${names.slice(0, maxListed).join(", ")} … (+${more})`;
}
