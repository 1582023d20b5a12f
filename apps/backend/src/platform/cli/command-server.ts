import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { DirectoryInUse, lockDirectory } from "../store/directory-lock.ts";
import type { CommandContext } from "../domain/command.ts";
import { type Reply, readRequest } from "./protocol.ts";
import { type Operations, runCommand } from "./run-command.ts";
import { socketPath } from "./protocol.ts";

export interface CommandServerOptions extends Pick<CommandContext, "db" | "now" | "uploads" | "isDemo" | "deskOrigin"> {
  readonly operations: Operations;
  readonly dataDir: string;
  readonly onFault: (error: unknown) => void;
}

/** Takes commands from whoever may act as the user of this process. */
export interface CommandServer {
  /** Ends the commands that still run. */
  close(): Promise<void>;
}

/** @returns null when another node has the directory's socket already */
export async function openCommandServer(options: CommandServerOptions): Promise<CommandServer | null> {
  let unlock: () => Promise<void>;
  try {
    unlock = await lockDirectory(join(options.dataDir, "commands.lock"));
  } catch (error) {
    if (error instanceof DirectoryInUse) return null;
    throw error;
  }
  const running = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    running.set(
      socket,
      answer(socket, options).finally(() => {
        socket.end();
        running.delete(socket);
      }),
    );
  });
  const path = socketPath(options.dataDir);
  try {
    // A crash leaves the file behind.
    await rm(path, { force: true });
    await listenPrivately(server, path);
  } catch (error) {
    await unlock();
    throw error;
  }
  return {
    close: async () => {
      const closed = once(server, "close");
      server.close();
      const unfinished = [...running.values()];
      for (const socket of running.keys()) socket.destroy();
      await Promise.all([closed, ...unfinished]);
      await unlock();
    },
  };
}

/** The file is nobody else's from the start. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const listening = once(server, "listening");
  const before = process.umask(0o177);
  server.listen(path);
  process.umask(before);
  await listening;
  await chmod(path, 0o600);
}

async function answer(socket: Socket, options: CommandServerOptions): Promise<void> {
  const gone = new AbortController();
  const write = (reply: Reply): void => void (socket.writable && socket.write(`${JSON.stringify(reply)}\n`));
  socket.on("error", () => socket.destroy());
  socket.on("close", () => gone.abort());
  const text = await firstLine(socket);
  if (text === null) return;
  const { line, directory } = readRequest(text) ?? { line: [], directory: process.cwd() };
  const { operations, db, now, uploads, isDemo, deskOrigin, onFault } = options;
  const exit = await runCommand(operations, line, {
    db,
    now,
    uploads,
    isDemo,
    deskOrigin,
    print: (out) => write({ out }),
    complain: (error) => write({ error }),
    signal: gone.signal,
    directory,
    isPlatformRunning: true,
    onFault,
  });
  write({ exit });
}

/** @returns null from somebody who leaves without asking anything */
function firstLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      text += String(chunk);
      const end = text.indexOf("\n");
      if (end !== -1) resolve(text.slice(0, end));
    });
    socket.on("close", () => resolve(null));
  });
}
