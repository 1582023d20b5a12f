import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endServer, untilReady } from "../server-process.ts";

export const repository = fileURLToPath(new URL("../../", import.meta.url));

export interface Service {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly directory: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Answers with a 2xx status once the service can be used. */
  readonly ready: string;
}

/**
 * Runs services one after the other, each as soon as its predecessor is ready, until one of them ends or this process
 * is told to stop; then stops all of them, the last first.
 * @returns the exit code of this process.
 */
export async function runServices(services: readonly Service[], onReady: () => void): Promise<number> {
  const children: ChildProcess[] = [];
  let signalled = false;
  const over = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => {
        signalled = true;
        resolve();
      });
    void (async () => {
      for (const service of services) {
        const [file, ...args] = service.command;
        const child = spawn(file, args, {
          cwd: service.directory,
          env: { ...process.env, ...service.environment },
          stdio: "inherit",
        });
        children.push(child);
        child.once("exit", () => {
          resolve();
        });
        child.once("error", () => {
          resolve();
        });
        await untilReady(child, service.ready, service.name);
        if (signalled) return;
      }
      onReady();
    })().catch((error: unknown) => {
      if (!signalled) console.error(error instanceof Error ? error.message : error);
      resolve();
    });
  });
  await over;
  for (const child of children.toReversed()) await endServer(child);
  return signalled ? 0 : 1;
}
