import { type ApiClient, ApiError } from "@plaza/api-client";

/** A call that the platform did not answer, or not usably. What was asked with it is the shopper's. */
export interface FailedCall {
  readonly path: string;
  /** Of its answer; null where there was none. */
  readonly status: number | null;
  readonly ms: number;
  readonly reason: string;
}

function statusOf({ cause }: ApiError): number | null {
  return cause instanceof Error && "response" in cause && cause.response instanceof Response
    ? cause.response.status
    : null;
}

/** Tells once of each call of a client that fails for the platform's fault, its retry included. */
export function reportingFailures(api: ApiClient, report: (failed: FailedCall) => void): ApiClient {
  async function watched<T>(path: string, call: Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await call;
    } catch (error) {
      if (error instanceof ApiError && error.kind === "transport") {
        const reason = error.message.replaceAll(/\?\S*/g, "");
        report({ path, status: statusOf(error), ms: Math.round(performance.now() - begun), reason });
      }
      throw error;
    }
  }
  return {
    get: (path, ...rest) => watched(path, api.get(path, ...rest)),
    post: (path, ...rest) => watched(path, api.post(path, ...rest)),
    sendBeacon: (path, body) => watched(path, api.sendBeacon(path, body)),
    upload: (path, ...rest) => watched(path, api.upload(path, ...rest)),
  };
}
