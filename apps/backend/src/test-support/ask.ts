import type { Language } from "../platform/store/language.ts";

export interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly show: unknown;
  readonly msg: unknown;
  readonly error: unknown;
  readonly field: unknown;
  readonly data: unknown;
  /** As it came over the wire. */
  readonly text: string;
}

export interface Asking {
  readonly language?: Language | undefined;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** Sent as JSON, with POST unless another method is named. */
  readonly body?: unknown;
  /** Sent as a form, as it is. */
  readonly form?: string;
}

/** Asks the platform; `call` is everything behind `/api/`, the query as it is to be sent. */
export async function ask(
  url: string,
  call: string,
  { language, method, headers, token, body, form }: Asking = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api/${call}`, {
    method: method ?? (body === undefined && form === undefined ? "GET" : "POST"),
    headers: {
      ...(language === undefined ? {} : { lang: language }),
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form === undefined ? {} : { body: form }),
  });
  return answerOf(response);
}

/** What a response of a call says; a file is the data of a success. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { status } = response;
  if (response.headers.has("content-disposition"))
    return { status, code: 1, show: 0, msg: "", error: undefined, field: undefined, data: text, text };
  const envelope: unknown = JSON.parse(text);
  if (!isRecord(envelope)) throw new Error(`${response.url} answered without an envelope: ${text}`);
  const { code, show, msg, error, field, data } = envelope;
  return { status, code, show, msg, error, field, data, text };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`An object was expected, not ${JSON.stringify(value)}`);
  return value;
}

export function listOf(value: unknown): readonly Record<string, unknown>[] {
  if (!Array.isArray(value)) throw new Error(`A list was expected, not ${JSON.stringify(value)}`);
  return value.map(recordOf);
}

/** The id of what a call has made. */
export function idIn({ data }: Pick<Answer, "data">): number {
  return Number(recordOf(data)["id"]);
}
