import type { FastifyInstance } from "fastify";
import { createPasswords, type Passwords } from "./authentication/passwords.ts";
import { customerOfToken } from "./authentication/session.ts";
import type { SmsSender } from "./codes/sms-sender.ts";
import type { Config } from "./config.ts";
import { platform } from "./domains.ts";
import type { UploadSource } from "./files/serve-uploads.ts";
import { registerApi } from "./http/api.ts";
import { createServer } from "./http/create-server.ts";
import { loggable } from "./http/loggable.ts";
import type { BaseServices, Services } from "./http/services.ts";
import { notifierOf } from "./sandbox/notifier.ts";
import type { Sandbox } from "./sandbox/open-sandbox.ts";
import type { Connection } from "./store/database.ts";

export interface AppOptions {
  readonly connection: Connection;
  readonly config: Pick<Config, "logLevel" | "publicUrl" | "trustProxy">;
  /** Where `/uploads/` looks, in this order. */
  readonly uploads: readonly UploadSource[];
  readonly sms: SmsSender | null;
  /** The demo's payment providers; null: there are none. */
  readonly sandbox: Sandbox | null;
  /** Without it, passwords are hashed at the ordinary cost. */
  readonly passwords?: Passwords;
  /** Without it the time of this machine. */
  readonly now?: () => Date;
}

export interface App {
  readonly server: FastifyInstance;
  readonly services: Services;
}

/** The platform on an open, prepared store; closing its server writes out its counts but leaves the store open. */
export function createApp(options: AppOptions): App {
  const { connection, config, uploads, sms, sandbox } = options;
  const { calls, messages } = platform;
  const server = createServer({ ...config, messages });
  const base: BaseServices = {
    db: connection.db,
    now: options.now ?? (() => new Date()),
    report: (error, what) => server.log.error({ err: loggable(error) }, what),
  };
  const opened = platform.open(base);
  server.addHook("onClose", opened.close);
  const services: Services = {
    ...base,
    ...opened.services,
    uploads,
    sms,
    passwords: options.passwords ?? createPasswords(),
    providers: sandbox?.providers ?? new Map(),
    sandbox: sandbox === null ? null : { ...sandbox, notify: notifierOf(server) },
  };

  platform.registerRoutes(server, services);
  registerApi(server, {
    calls,
    messages,
    services,
    customerOfToken: (token) => customerOfToken(services.db, token, services.now()),
    publicUrl: config.publicUrl,
  });
  server.get("/healthz", async () => {
    await connection.pool.query("select 1");
    return { status: "ok" };
  });
  return { server, services };
}
