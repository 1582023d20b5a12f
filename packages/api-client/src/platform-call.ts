import type { ImportNeeded, Reading } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { send, type WireRequest } from "./transport.ts";
import { DecodeError } from "./wire/decode-error.ts";
import { openEnvelope, openPayment } from "./wire/envelope.ts";
import { loadHtmlCleaner } from "./wire/load-html-cleaner.ts";
import type { RichTextOptions } from "./wire/safe-html.ts";

/** Sends a call and decodes its answer. Every failure is thrown as an ApiError. */
export async function callPlatform<T>(
  request: WireRequest,
  { decode, answer, richText = false, notFound }: Reading<T>,
  platformOrigin: string,
  importNeeded: ImportNeeded,
  richTextOptions: RichTextOptions = {},
): Promise<T> {
  const { name } = request;
  const [whole, cleanHtml] = await Promise.all([
    send(request),
    richText ? loadHtmlCleaner(importNeeded, richTextOptions) : null,
  ]);
  const sent = answer === "payment" ? openPayment(whole, name) : openEnvelope(whole, name, notFound);
  try {
    return decode(sent, { platformOrigin, cleanHtml });
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new ApiError(`${name} answered off the contract: ${error.message}`, { kind: "transport", cause: error });
  }
}
