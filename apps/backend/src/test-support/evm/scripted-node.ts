import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a method answers; what it throws is its error. */
type Answers = Readonly<Record<string, (parameters: readonly unknown[]) => unknown>>;

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A node that says what it is told to, true or not. `status` answers instead of it. */
export async function openScriptedNode(answers: Answers, path = "/") {
  let status: { readonly code: number; readonly body: string } | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { id, method, params = [] } = JSON.parse(Buffer.concat(parts).toString("utf8")) as Question;
      if (status !== null) response.writeHead(status.code).end(status.body);
      else response.end(JSON.stringify({ jsonrpc: "2.0", id, ...answerOf(answers[method], params) }));
    });
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    answerWith: (code: number, body: string): void => {
      status = { code, body };
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerOf(answer: Answers[string] | undefined, parameters: readonly unknown[]) {
  try {
    return { result: answer?.(parameters) ?? null };
  } catch (error) {
    return { error: { code: -32_005, message: error instanceof Error ? error.message : String(error) } };
  }
}
