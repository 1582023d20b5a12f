/**
 * Remembers the messages that were shown, so that many calls that fail at once show one.
 * @param silence how long the same message is held back, in milliseconds
 */
export function createSaidLately(silence: number): (message: string, now: number) => boolean {
  const said = new Map<string, number>();
  return (message, now) => {
    for (const [each, at] of said) if (now - at >= silence) said.delete(each);
    if (said.has(message)) return true;
    said.set(message, now);
    return false;
  };
}
