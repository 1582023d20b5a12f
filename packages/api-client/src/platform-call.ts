import { ApiError } from "./api-error.ts";
import type { ImportOrReload } from "./import-needed.ts";
import { send, type WireRequest } from "./transport.ts";
import type { Payload, UploadPayload } from "./wire/request.ts";
import { DecodeError } from "./wire/decode-error.ts";
import { openEither, openEnvelope, openPayment } from "./wire/envelope.ts";
import type { Reading } from "./wire/reading.ts";
import { type AnswerCleaner, isMarkedSanitised } from "./wire/rich-text.ts";

/** Sends a call and decodes its answer. Every failure is thrown as an ApiError. */
export async function callPlatform<T>(
  request: WireRequest<Payload | UploadPayload>,
  { decode, answer, notFound }: Reading<T>,
  platformOrigin: string,
  importOrReload: ImportOrReload,
  cleanAnswer: AnswerCleaner,
): Promise<T> {
  const { name } = request;
  const whole = cleanAnswer(request.path, await sendAny(request, importOrReload));
  const sent =
    answer === undefined
      ? openEnvelope(whole, name, notFound)
      : (answer === "payment" ? openPayment : openEither)(whole, name);
  try {
    return decode(sent, { platformOrigin, isSanitised: isMarkedSanitised(whole) });
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new ApiError(`${name} answered off the contract: ${error.message}`, { kind: "transport", cause: error });
  }
}

/** Few pages upload anything, so that code comes when it is needed. */
async function sendAny(
  { payload, ...request }: WireRequest<Payload | UploadPayload>,
  importOrReload: ImportOrReload,
): Promise<unknown> {
  if (payload.method !== "upload") return send({ ...request, payload });
  const { sendUpload } = await importOrReload(() => import("./upload-transport.ts")).catch((cause: unknown) => {
    throw new ApiError(`${request.name} failed: its transport did not load`, { kind: "transport", cause });
  });
  return sendUpload({ ...request, payload });
}
