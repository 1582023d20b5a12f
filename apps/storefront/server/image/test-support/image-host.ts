import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface ImageHost {
  readonly origin: string;
  readonly port: number;
  /** Paths in the order they were asked for. */
  readonly asked: readonly string[];
}

/** An answer with an image, or with what claims to be one. */
export function sends(bytes: Buffer, type: string): Answer {
  return (_request, response) => {
    response.writeHead(200, { "content-type": type, "content-length": bytes.length }).end(bytes);
  };
}

export function redirectsTo(location: string): Answer {
  return (_request, response) => {
    response.writeHead(302, { location }).end();
  };
}

/** A real host on a free loopback port, gone with the test. What it has no answer for is 404. */
export async function startImageHost(answers: Readonly<Record<string, Answer>>): Promise<ImageHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    else answer(request, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, asked };
}
