/** A text with what stands in its braces: `{number}` is the part of that name, nothing where there is none. */
export function filledText(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
}
