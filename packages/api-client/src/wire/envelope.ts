import { ApiError } from "../api-error.ts";
import { isRecord } from "./decode.ts";

const success = 1;
const failure = 0;
const sessionOver = -1;

/** The data of a successful answer; the others become errors. `call` names the call for logs. */
export function openEnvelope(answer: unknown, call: string): unknown {
  if (!isRecord(answer) || typeof answer["code"] !== "number") {
    throw new ApiError(`${call} answered without an envelope`, { kind: "transport" });
  }
  const { code, data } = answer;
  if (code === success) return data;
  const platformMessage = messageOf(answer["msg"]);
  if (code === sessionOver) {
    throw new ApiError(`${call} wants a login`, { kind: "session", statusCode: 401, platformMessage });
  }
  throw new ApiError(`${call} was refused with code ${String(code)}`, {
    kind: "business",
    statusCode: answer["error"] === "not_found" ? 404 : 500,
    platformMessage,
    show: code === failure && platformMessage !== null && Boolean(Number(answer["show"])),
  });
}

function messageOf(msg: unknown): string | null {
  return typeof msg === "string" && msg.trim() !== "" ? msg : null;
}
