/** What stands for a customer without an image: two letters of a Latin name, one character of any other. */
export function initials(nickname: string): string {
  const name = nickname.trim();
  const [latin] = /^\p{Script=Latin}{2}/u.exec(name) ?? [];
  if (latin !== undefined) return latin;
  // A character as people see it: an emoji may be several of the machine's.
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name);
  return first?.segment.toUpperCase() ?? "";
}
