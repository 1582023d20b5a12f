/** How long the same sentence is not said again, in milliseconds. */
const silence = 10_000;

/** Remembers what was said: many calls that fail at once, or again and again in the background, are one message. */
export function createSaidLately(): (words: string, now: number) => boolean {
  const said = new Map<string, number>();
  return (words, now) => {
    for (const [each, at] of said) if (now - at >= silence) said.delete(each);
    if (said.has(words)) return true;
    said.set(words, now);
    return false;
  };
}
