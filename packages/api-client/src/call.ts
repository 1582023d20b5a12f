import type { ApiClient, UploadOptions } from "./api-client.ts";
import type { Reading } from "./wire/reading.ts";
import type { Query, WireBody } from "./wire/request.ts";

/**
 * A call of the platform: its path, what it sends, and how its answer is decoded. `P` is void for a call without
 * parameters.
 */
export interface Call<P, T> {
  (api: ApiClient, params: P, signal?: AbortSignal): Promise<T>;
  /** The path below `/api/`, or below that of the client's namespace. */
  readonly path: string;
  readonly reading: Reading<T>;
}

interface GetDefinition<P, T> extends Reading<T> {
  readonly query?: (params: P) => Query;
}

interface UploadDefinition<P, T> extends Reading<T> {
  readonly form: (params: P) => FormData;
  readonly options: (params: P) => UploadOptions;
}

interface PostDefinition<P, T> extends Reading<T> {
  readonly body?: (params: P) => WireBody;
  /** Headers of this call alone, besides those of the client. */
  readonly headers?: (params: P) => Readonly<Record<string, string>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function getCall<T, P = void>(path: string, { query, ...reading }: GetDefinition<P, T>): Call<P, T> {
  const call = (api: ApiClient, params: P, signal?: AbortSignal) =>
    api.get(path, query === undefined ? {} : query(params), reading, signal);
  return Object.assign(call, { path, reading });
}

/* @__NO_SIDE_EFFECTS__ */
export function postCall<T, P = void>(path: string, { body, headers, ...reading }: PostDefinition<P, T>): Call<P, T> {
  const call = (api: ApiClient, params: P, signal?: AbortSignal) => {
    const options = { signal, ...(headers !== undefined && { headers: headers(params) }) };
    return api.post(path, body === undefined ? {} : body(params), reading, options);
  };
  return Object.assign(call, { path, reading });
}

/* @__NO_SIDE_EFFECTS__ */
export function uploadCall<T, P>(path: string, { form, options, ...reading }: UploadDefinition<P, T>): Call<P, T> {
  const call = (api: ApiClient, params: P, signal?: AbortSignal) =>
    api.upload(path, form(params), reading, { ...(signal !== undefined && { signal }), ...options(params) });
  return Object.assign(call, { path, reading });
}
