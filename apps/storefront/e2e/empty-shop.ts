import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createPrivateDatabase, type MailServer, openMailServer } from "@plaza/backend/testing";
import { freePort } from "@plaza/tooling/free-port";
import { endServer, untilReady } from "@plaza/tooling/server-process";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** A marketplace that was installed a moment ago, in production mode: nothing is in its store. */
export interface EmptyShop {
  /** Origin of the storefront. */
  readonly url: string;
  /** Origin of the desk. */
  readonly desk: string;
  /** What the platform has printed for whoever installs it: where the first operator is made. */
  readonly firstOperator: string;
  readonly mail: MailServer;
  readonly close: () => Promise<void>;
}

/** On a PostgreSQL of its own where one is configured, else on the embedded store. It sends mail, and nothing else. */
export async function openEmptyShop(): Promise<EmptyShop> {
  const databaseServer = process.env["TEST_DATABASE_URL"];
  const database = databaseServer === undefined ? null : await createPrivateDatabase(databaseServer);
  const mail = await openMailServer();
  const directory = await mkdtemp(join(tmpdir(), "plaza-empty-shop-"));
  const [platformPort, shopPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const [url, desk] = [`http://127.0.0.1:${shopPort}`, `http://127.0.0.1:${deskPort}`];
  const running: ChildProcess[] = [];
  let printed = "";

  function run(folder: string, command: readonly string[], environment: Readonly<Record<string, string>>) {
    const child = spawn("node", command, {
      cwd: join(repository, folder),
      env: {
        ...process.env,
        LOG_LEVEL: "fatal",
        HOST: "127.0.0.1",
        INVALIDATION_TOKEN: "a-token-of-the-journeys",
        ...environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout?.on("data", (chunk) => (printed += String(chunk)));
    running.push(child);
    return child;
  }
  const close = async (): Promise<void> => {
    await Promise.all(running.map((child) => endServer(child)));
    await mail.close();
    await database?.drop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const platform = `http://127.0.0.1:${platformPort}`;
    const backend = run("apps/backend", ["dist/main.js"], {
      PLAZA_MODE: "production",
      DATABASE_URL: database?.url ?? "",
      DATA_DIR: directory,
      PORT: String(platformPort),
      BACKEND_PORT: "",
      TRUST_PROXY: "loopback",
      DESK_ORIGIN: desk,
      PUBLIC_ORIGIN: url,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "Riverside Market <shop@riverside.example>",
    });
    await untilReady(backend, `${platform}/healthz`, "The platform");
    const server = ["--conditions=@plaza/source", "server/main.ts"];
    const shared = { NODE_ENV: "production", BACKEND_URL: platform };
    const [storefront, deskServer] = [
      run("apps/storefront", server, { ...shared, PORT: String(shopPort), IMAGE_CACHE_DIR: join(directory, "images") }),
      run("apps/desk", server, { ...shared, PORT: String(deskPort), PUBLIC_ORIGIN: desk }),
    ];
    await untilReady(storefront, `${url}/readyz`, "The storefront");
    await untilReady(deskServer, `${desk}/healthz`, "The desk");
    const firstOperator = printed.split(/\s/).find((word) => word.includes("/first-operator#"));
    if (firstOperator === undefined) throw new Error(`The platform has printed no address: ${printed}`);
    return { url, desk, firstOperator, mail, close };
  } catch (error) {
    await close();
    throw error;
  }
}
