/** What was chosen, one value after the other: the platform puts bare commas between them. */
export function optionWords(text: string): string {
  return text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "")
    .join(" / ");
}
