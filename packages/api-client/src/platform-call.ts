import { ApiError } from "./api-error.ts";
import { send, type WireRequest } from "./transport.ts";
import type { DecodeContext, Decoder } from "./wire/decode.ts";
import { DecodeError } from "./wire/decode-error.ts";
import { openEnvelope, openPayment } from "./wire/envelope.ts";

export interface Reading<T> {
  readonly decode: Decoder<T>;
  readonly context: DecodeContext;
  readonly isPayment: boolean;
}

/** Sends a call and reads its answer; whatever goes wrong leaves as an ApiError. */
export async function callPlatform<T>(request: WireRequest, { decode, context, isPayment }: Reading<T>): Promise<T> {
  const { name } = request;
  const answer = await send(request);
  const sent = isPayment ? openPayment(answer, name) : openEnvelope(answer, name);
  try {
    return decode(sent, context);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new ApiError(`${name} answered off the contract: ${error.message}`, { kind: "transport", cause: error });
  }
}
