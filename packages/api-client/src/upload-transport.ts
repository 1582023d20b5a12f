import type { UploadPayload, WireRequest } from "./wire/request.ts";

type UploadRequest = WireRequest<UploadPayload>;

/** An upload takes as long as it goes on: it has failed once nothing has moved for so long. */
const stallTimeoutMs = 30_000;
/** Where nobody sees it move. */
const maxMs = 120_000;

/** Sends a form and reads the JSON of its answer. */
export async function sendUpload(request: UploadRequest): Promise<unknown> {
  request.signal?.throwIfAborted();
  return JSON.parse(await (canShowProgress(request) ? sendSeen(request) : sendUnseen(request)));
}

/** No browser's fetch tells how much of a body has been sent, without HTTP/2 and a stream, which few can. */
function canShowProgress({ url }: UploadRequest): boolean {
  return typeof XMLHttpRequest === "function" && new URL(url).origin === globalThis.location?.origin;
}

function sendSeen({ url, headers, payload, signal }: UploadRequest): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sending = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const abort = (): void => sending.abort();
  const awaitMore = (milliseconds = stallTimeoutMs): void => {
    clearTimeout(stalled);
    stalled = setTimeout(abort, milliseconds);
  };
  sending.open("POST", url);
  for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
  sending.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    awaitMore();
    if (lengthComputable && total > 0) payload.onProgress?.(loaded / total);
  });
  sending.upload.addEventListener("load", () => awaitMore(payload.answerMs));
  sending.addEventListener("load", () => {
    if (sending.status === 200) resolve(sending.responseText);
    else reject(new Error(`HTTP status ${sending.status}`));
  });
  sending.addEventListener("error", () => reject(new Error("it did not arrive")));
  sending.addEventListener("abort", () => reject(new Error("it did not go on")));
  sending.addEventListener("loadend", () => {
    clearTimeout(stalled);
    signal?.removeEventListener("abort", abort);
  });
  signal?.addEventListener("abort", abort);
  awaitMore();
  sending.send(payload.form);
  return promise;
}

async function sendUnseen({ url, headers, payload, signal, fetch }: UploadRequest): Promise<string> {
  const deadline = AbortSignal.timeout(maxMs + (payload.answerMs ?? 0));
  const answer = await fetch(url, {
    method: "POST",
    headers,
    body: payload.form,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  });
  if (answer.status !== 200) throw new Error(`HTTP status ${answer.status}`);
  return answer.text();
}
