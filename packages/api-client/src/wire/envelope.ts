import { ApiError } from "../api-error.ts";
import { isRecord } from "./decode.ts";
import { readSessionEnd } from "./session-end.ts";

export const success = 1;
const failure = 0;
const sessionOver = -1;
/** A settlement that is not possible. It is rejected like any other call. */
const settlementRejected = 301;
/** A payment that goes on at a provider. */
const paymentStarted = 10001;
/** A payment that was made before. */
export const paymentMade = 20001;

export type Envelope = Readonly<Record<string, unknown>>;
type NotFound = (answer: Envelope) => boolean;

const nobody: NotFound = () => false;

/** Returns the data of a successful answer and throws the others as errors. `call` names the call for logs. */
export function openEnvelope(answer: unknown, call: string, notFound: NotFound = nobody): unknown {
  return successOf(answer, call, [success], notFound)["data"];
}

/** The whole successful answer to a payment: its code says what its data are. */
export function openPayment(answer: unknown, call: string): Envelope {
  return successOf(answer, call, [success, paymentStarted, paymentMade], nobody);
}

/** The whole answer to a question that the platform may answer with a rejection. */
export function openEither(answer: unknown, call: string): Envelope {
  return successOf(answer, call, [success, failure], nobody);
}

function successOf(answer: unknown, call: string, successes: readonly number[], notFound: NotFound): Envelope {
  if (!isRecord(answer) || typeof answer["code"] !== "number") {
    throw new ApiError(`${call} answered without an envelope`, { kind: "transport" });
  }
  const { code } = answer;
  if (successes.includes(code)) {
    if (!notFound(answer)) return answer;
    throw new ApiError(`${call} found nothing`, { kind: "business", statusCode: 404 });
  }
  const platformMessage = messageOf(answer["msg"]);
  if (code === sessionOver) {
    throw new ApiError(`${call} wants a login`, {
      kind: "session",
      statusCode: 401,
      platformMessage,
      sessionEnd: readSessionEnd(answer["error"]),
    });
  }
  const shown = code === failure || code === settlementRejected;
  throw new ApiError(`${call} was rejected with code ${String(code)}`, {
    kind: "business",
    statusCode: answer["error"] === "not_found" || notFound(answer) ? 404 : 500,
    platformMessage,
    field: messageOf(answer["field"]),
    show: shown && platformMessage !== null && Boolean(Number(answer["show"])),
  });
}

function messageOf(msg: unknown): string | null {
  return typeof msg === "string" && msg.trim() !== "" ? msg : null;
}
