/** The configured folder may hold files of others: only files with such names are ever removed. */
const image = /^[0-9a-f]{64}\.image$/;
/** What earlier versions called them; nobody reads these any more. */
const outdated = /^[0-9a-f]{64}\.picture$/;
const temporary = /^[0-9a-f]{64}\.[0-9a-f-]{36}\.tmp$/;

export function cacheFileName(key: string): string {
  return `${key}.image`;
}

export function temporaryFileName(key: string, unique: string): string {
  return `${key}.${unique}.tmp`;
}

export function cacheFileKind(name: string): "image" | "temporary" | "foreign" {
  // Those of earlier versions are last used when they were last read, so they are the first to go when space is needed.
  if (image.test(name) || outdated.test(name)) return "image";
  return temporary.test(name) ? "temporary" : "foreign";
}
