import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Far beyond what a server takes: a busy machine is no fault of it. */
const readyTimeoutMs = 180_000;
const stopTimeoutMs = 10_000;

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/**
 * Waits until a server that was started as a process of its own can be used.
 * @param url answers with a 2xx status as soon as it can.
 * @throws where the process ends before that, or it takes too long.
 */
export async function untilReady(server: ChildProcess, url: string, name = url): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline) {
    if (hasEnded(server)) throw new Error(`${name} ended before it was ready.`);
    const answered = await fetch(url).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} is not ready after ${readyTimeoutMs / 1000} s.`);
}

/** Ends a server and waits until it is gone; one that does not follow the signal in time is killed. */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (hasEnded(server)) return;
  const gone = once(server, "exit");
  const force = setTimeout(() => server.kill("SIGKILL"), stopTimeoutMs);
  server.kill(signal);
  await gone;
  clearTimeout(force);
}
