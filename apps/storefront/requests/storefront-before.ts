import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { endServer, untilReady } from "@plaza/tooling/server-process";
import { afterAll, beforeAll } from "vitest";

type Platform = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A storefront before another platform, as long as the tests of a block run. @returns its origin */
export function storefrontBefore(port: number, platform: Platform): string {
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => void platform(request, response));
  let storefront: ChildProcess;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const platformPort = typeof address === "object" ? address?.port : 0;
    storefront = spawn("node", ["--conditions=@plaza/source", "server/main.ts"], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        BACKEND_URL: `http://127.0.0.1:${platformPort}`,
        LOG_LEVEL: "fatal",
      },
      stdio: "ignore",
    });
    await untilReady(storefront, `${origin}/healthz`, "The storefront");
  });
  afterAll(async () => {
    await endServer(storefront);
    server.close();
  });
  return origin;
}
