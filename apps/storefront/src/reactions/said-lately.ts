/**
 * Remembers what was said: many calls that fail at once are one message.
 * @param silence how long the same sentence is not said again, in milliseconds
 */
export function createSaidLately(silence: number): (words: string, now: number) => boolean {
  const said = new Map<string, number>();
  return (words, now) => {
    for (const [each, at] of said) if (now - at >= silence) said.delete(each);
    if (said.has(words)) return true;
    said.set(words, now);
    return false;
  };
}
