import type { ImportNeeded, Reading } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { send, type WireRequest } from "./transport.ts";
import type { Payload, UploadPayload } from "./wire/request.ts";
import type { Decoder } from "./wire/decode.ts";
import { DecodeError } from "./wire/decode-error.ts";
import { openEither, openEnvelope, openPayment } from "./wire/envelope.ts";
import type { LateDecoder } from "./wire/late-decoder.ts";
import { loadHtmlCleaner } from "./wire/load-html-cleaner.ts";
import type { RichTextOptions } from "./wire/safe-html.ts";

/** Sends a call and decodes its answer. Every failure is thrown as an ApiError. */
export async function callPlatform<T>(
  request: WireRequest<Payload | UploadPayload>,
  { decode, answer, richText = false, notFound }: Reading<T>,
  platformOrigin: string,
  importNeeded: ImportNeeded,
  richTextOptions: RichTextOptions = {},
): Promise<T> {
  const { name } = request;
  const [whole, read, cleanHtml] = await Promise.all([
    sendAny(request, importNeeded),
    typeof decode === "function" ? decode : loadDecoder(decode, name, importNeeded),
    richText ? loadHtmlCleaner(importNeeded, richTextOptions) : null,
  ]);
  const sent =
    answer === undefined
      ? openEnvelope(whole, name, notFound)
      : (answer === "payment" ? openPayment : openEither)(whole, name);
  try {
    return read(sent, { platformOrigin, cleanHtml });
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new ApiError(`${name} answered off the contract: ${error.message}`, { kind: "transport", cause: error });
  }
}

async function loadDecoder<T>({ load }: LateDecoder<T>, name: string, importNeeded: ImportNeeded): Promise<Decoder<T>> {
  return importNeeded(load).catch((cause: unknown) => {
    throw new ApiError(`${name} failed: its decoder did not load`, { kind: "transport", cause });
  });
}

/** Few pages upload anything, so that code comes when it is needed. */
async function sendAny(
  { payload, ...request }: WireRequest<Payload | UploadPayload>,
  importNeeded: ImportNeeded,
): Promise<unknown> {
  if (payload.method !== "upload") return send({ ...request, payload });
  const { sendUpload } = await importNeeded(() => import("./upload-transport.ts")).catch((cause: unknown) => {
    throw new ApiError(`${request.name} failed: its transport did not load`, { kind: "transport", cause });
  });
  return sendUpload({ ...request, payload });
}
