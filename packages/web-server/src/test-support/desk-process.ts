import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "@plaza/tooling/free-port";
import { untilReady } from "@plaza/tooling/server-process";
import { onTestFinished } from "vitest";

const main = fileURLToPath(new URL("desk-main.ts", import.meta.url));

export interface DeskProcess {
  readonly url: string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** The exit code, once it has ended and all it wrote has been read. */
  readonly ended: Promise<number | null>;
  /** All that it has written until now. */
  readonly written: () => string;
}

function startProcess(environment: Readonly<Record<string, string>>): Omit<DeskProcess, "url"> & {
  readonly child: ChildProcess;
} {
  const child = spawn(process.execPath, [main], { env: { ...process.env, NODE_ENV: "production", ...environment } });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return { child, signal: (signal) => child.kill(signal), ended, written: () => text };
}

/** The desk as its own process, ended by SIGKILL after the test if it still runs. */
export async function startDesk(environment: Readonly<Record<string, string>>): Promise<DeskProcess> {
  for (;;) {
    const port = await freePort();
    const { child, ...desk } = startProcess({ ...environment, PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    try {
      await untilReady(child, `${url}/healthz`, "The desk");
      return { ...desk, url };
    } catch (error) {
      await desk.ended;
      // Somebody else has taken the port before the desk could.
      if (!desk.written().includes("EADDRINUSE")) throw error;
    }
  }
}

/** What the process says that cannot start, and its exit code. */
export async function failedStart(environment: Readonly<Record<string, string>>): Promise<[number | null, string]> {
  const { ended, written } = startProcess(environment);
  return [await ended, written()];
}
