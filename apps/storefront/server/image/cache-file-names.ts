/** The folder may hold other things too, if someone configured it so: only what is named like this is ever removed. */
const picture = /^[0-9a-f]{64}\.picture$/;
const temporary = /^[0-9a-f]{64}\.[0-9a-f-]{36}\.tmp$/;

export function cacheFileName(key: string): string {
  return `${key}.picture`;
}

export function temporaryFileName(key: string, unique: string): string {
  return `${key}.${unique}.tmp`;
}

export function cacheFileKind(name: string): "picture" | "temporary" | "foreign" {
  if (picture.test(name)) return "picture";
  return temporary.test(name) ? "temporary" : "foreign";
}
