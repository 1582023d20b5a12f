import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { readReply, type Request } from "./protocol.ts";

export interface Output {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Has the running platform execute the command. @returns its exit code; null when none runs */
export async function askBackend(path: string, request: Request, output: Output): Promise<number | null> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
  } catch (error) {
    // No socket, or one that a crash has left behind.
    if (hasCode(error, "ENOENT") || hasCode(error, "ECONNREFUSED")) return null;
    throw error;
  }
  socket.on("error", () => socket.destroy());
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const text of createInterface({ input: socket })) {
    const reply = readReply(text);
    if (reply === null) continue;
    if ("exit" in reply) {
      socket.destroy();
      return reply.exit;
    }
    if ("out" in reply) output.print(reply.out);
    else output.complain(reply.error);
  }
  output.complain("The platform has stopped");
  return 1;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
