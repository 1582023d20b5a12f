import type { ServedRequest } from "../../../../../test-support/gateways/gateway.ts";

export interface StripeAnswer {
  readonly status: number;
  readonly content: Readonly<Record<string, unknown>>;
}

export function problem(status: number, code: string): StripeAnswer {
  return {
    status,
    content: { error: { type: status < 500 ? "invalid_request_error" : "api_error", code, message: code } },
  };
}

const oneDayMs = 24 * 60 * 60_000;

/** For a day Stripe answers what is sent again under a key with what it has answered first, and refuses anything else. */
export function idempotent(now: () => Date) {
  const known = new Map<string, { readonly at: number; readonly body: string; readonly answer: StripeAnswer }>();
  return (request: ServedRequest, serve: (request: ServedRequest) => StripeAnswer): StripeAnswer => {
    if (request.method !== "POST") return serve(request);
    const key = String(request.headers["idempotency-key"] ?? "");
    if (key === "") return problem(400, "idempotency_key_missing");
    const earlier = known.get(key);
    const [at, { body }] = [now().getTime(), request];
    if (earlier !== undefined && at - earlier.at < oneDayMs)
      return earlier.body === body ? earlier.answer : problem(400, "idempotency_error");
    const answer = serve(request);
    // What was refused for its parameters may be sent again with others. A failure of its own is repeated as well.
    if (answer.status === 200 || answer.status >= 500) known.set(key, { at, body, answer });
    return answer;
  };
}
