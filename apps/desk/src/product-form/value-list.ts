/**
 * Values that are written or pasted at once: a line each, or separated by commas, semicolons and the signs that Chinese and
 * Japanese have for them. What stands there twice is one.
 */
export function readValueList(text: string): readonly string[] {
  const written = text.split(/[\n\r\t,;，、；]+/u).map((each) => each.trim().replaceAll(/\s+/gu, " "));
  const seen = new Set<string>();
  return written.filter((each) => {
    const key = each.toLowerCase();
    if (each === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
