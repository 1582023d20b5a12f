import { postCall } from "../call.ts";
import { idempotencyHeader } from "../wire/idempotency-header.ts";
import { type Application, applicationBody, requestId } from "./application.ts";

export interface RepeatedApplication extends Application {
  readonly requestId: number;
}

/** Puts a request that was refused to the shop once more, in other words. @returns its id */
export const applyAgain = postCall("after_sale/again", {
  body: ({ requestId: repeated, ...application }: RepeatedApplication) => ({
    id: repeated,
    ...applicationBody(application),
  }),
  headers: idempotencyHeader,
  decode: requestId,
});
