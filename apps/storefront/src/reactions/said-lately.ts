/** Remembers what was said, so that many calls that fail at once say it once. `silence` is in milliseconds. */
export function createSaidLately(silence: number): (message: string, now: number) => boolean {
  const said = new Map<string, number>();
  /** Whether the message was said in the last `silence` milliseconds; else it is noted as said now. */
  return (message, now) => {
    if (now - (said.get(message) ?? -Infinity) < silence) return true;
    said.set(message, now);
    return false;
  };
}
