import { parse } from "node:querystring";

/** The fields of a form that were sent once: of a repeated field one value could be signed and another one read. */
export function formFields(body: Buffer): Readonly<Record<string, string>> {
  const fields = Object.entries(parse(body.toString("utf8")));
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
