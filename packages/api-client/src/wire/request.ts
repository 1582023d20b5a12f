/** Undefined parameters are not sent. No lists: the platform fails on them. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** No booleans: the platform takes 0 and 1, and understands `false` as missing. */
export type WireValue = string | number | null | readonly WireValue[] | WireBody;
export interface WireBody {
  readonly [name: string]: WireValue | undefined;
}

export type Payload =
  | { readonly method: "get"; readonly query: Query }
  | { readonly method: "post"; readonly body: WireBody };

/** A form with a file in it. */
export interface UploadPayload {
  readonly method: "upload";
  readonly form: FormData;
  /** Is told which share of it has been sent, where that can be known. */
  readonly onProgress: ((share: number) => void) | undefined;
  /** How long its answer may take once all of it has been sent, where that is longer than for images. */
  readonly answerMs: number | undefined;
}

/** A call on its way to the platform. */
export interface WireRequest<Sent = Payload> {
  /** For logs. */
  readonly name: string;
  /** Below the client's namespace. */
  readonly path: string;
  readonly payload: Sent;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal | undefined;
}
