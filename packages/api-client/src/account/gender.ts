/** Null where the customer does not tell. */
export type Gender = "female" | "male" | null;

/** The platform takes it as a number and answers it as a word; both are read. */
const words: Readonly<Record<string, Gender>> = { 男: "male", 女: "female", "1": "male", "2": "female" };

export function genderOf(word: string): Gender {
  return words[word] ?? null;
}

/** What the platform takes. */
export function genderNumber(gender: Gender): number {
  if (gender === null) return 0;
  return gender === "male" ? 1 : 2;
}
