import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface PlatformStub extends AsyncDisposable {
  readonly origin: string;
  readonly requests: readonly RecordedRequest[];
}

/** An HTTP server on a free port; the n-th request is answered by the n-th responder, later ones by the last. */
export async function platformStub(
  ...responders: readonly ((response: ServerResponse, request: IncomingMessage) => void)[]
): Promise<PlatformStub> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += String(chunk);
    });
    request.on("end", () => {
      requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      responders[Math.min(requests.length, responders.length) - 1]?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(body: unknown, status = 200): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(body));
  };
}

export function html(body: string, status: number): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { "content-type": "text/html" });
    response.end(body);
  };
}
