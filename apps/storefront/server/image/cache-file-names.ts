/** The configured folder may hold files of others: only files with such names are ever removed. */
const image = /^[0-9a-f]{64}\.image$/;
const temporary = /^[0-9a-f]{64}\.[0-9a-f-]{36}\.tmp$/;

export function cacheFileName(key: string): string {
  return `${key}.image`;
}

export function temporaryFileName(key: string, unique: string): string {
  return `${key}.${unique}.tmp`;
}

export function cacheFileKind(name: string): "image" | "temporary" | "foreign" {
  if (image.test(name)) return "image";
  return temporary.test(name) ? "temporary" : "foreign";
}
