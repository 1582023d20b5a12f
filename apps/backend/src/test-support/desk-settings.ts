import { listOf } from "./ask.ts";
import type { Caller } from "./running-backend.ts";

/** As somebody sets a setting who has just read it. @param value in one language or in several */
export async function setSetting(operator: Caller, name: string, value: string | object) {
  const { data } = await operator.get("settings/list");
  const read = listOf(data).find((setting) => setting["name"] === name);
  const change = { name, revision: read?.["revision"], ...(typeof value === "string" ? { value } : { texts: value }) };
  return operator.post("settings/save", { changes: [change] });
}
