/** @throws where WeChat Pay has sent something else than an object */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new Error("WeChat Pay has sent no object");
  return Object.fromEntries(Object.entries(value));
}

/** @throws where WeChat Pay has sent something else than a text */
export function textOf(value: unknown): string {
  if (typeof value !== "string") throw new Error("WeChat Pay has sent no text");
  return value;
}
