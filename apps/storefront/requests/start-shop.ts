import { spawn } from "node:child_process";
import { endServer, untilReady } from "@plaza/tooling/server-process";
import removeData from "../e2e/remove-data.ts";
import { shop } from "../e2e/served-shop.ts";

/** Vitest's `globalSetup`: the built shop, which all files ask. */
export default async function startShop(): Promise<() => Promise<void>> {
  const [command, ...args] = shop.command;
  const server = spawn(command, args, {
    cwd: shop.directory,
    env: { ...process.env, ...shop.environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    await endServer(server);
    removeData();
  };
  await untilReady(server, shop.ready).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}
