import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "./ask.ts";

/** What a running platform of the contract has answered. */
export interface RecordedExchange {
  /** File and folder, without the extension. */
  readonly name: string;
  /** As it was spelt: everything behind `/api/`. */
  readonly call: string;
  readonly status: number;
  readonly code: unknown;
  readonly data: unknown;
}

/** The exchanges that lie outside of the repository, in the folder that PLAZA_CONTRACT_SAMPLES names; null without it. */
export function recordedExchanges(): readonly RecordedExchange[] | null {
  const folder = process.env["PLAZA_CONTRACT_SAMPLES"] ?? "";
  if (folder === "" || !existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return files.toSorted().flatMap((file) => {
    const recorded: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    const { request, response } = isRecord(recorded) ? recorded : {};
    if (!isRecord(request) || !isRecord(response)) return [];
    const { code, data } = isRecord(response["body"]) ? response["body"] : {};
    const call = String(request["path"]).replace(/^\/api\//, "");
    return { name: file.slice(0, -".json".length), call, status: Number(response["status"]), code, data };
  });
}

/** One spelling for all of a call: the platform ignores case, and the underscores of controllers. */
export function spelling(call: string): string {
  return call.toLowerCase().replaceAll("_", "");
}
