import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createOutboxSender } from "./codes/outbox-sender.ts";
import type { SmsSender } from "./codes/sms-sender.ts";
import { createWebhookSender } from "./codes/webhook-sender.ts";
import { createApp } from "./http/app.ts";
import { type CommandServer, openCommandServer } from "./cli/command-server.ts";
import { commands } from "./cli/commands.ts";
import type { Config } from "./config.ts";
import type { Connection } from "./store/database.ts";
import type { UploadSource } from "./files/routes.ts";
import { uploadDirectory } from "./files/upload-directory.ts";
import type { Job, JobContext } from "./jobs/job.ts";
import { jobs } from "./jobs/jobs.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { loggable } from "./http/loggable.ts";
import { openStore } from "./store/open-store.ts";
import { notifierOf } from "./sandbox/notifier.ts";
import { openSandbox, type Sandbox } from "./sandbox/open-sandbox.ts";
import { sendNotifications } from "./sandbox/send-notifications.ts";

/** A backend whose store is open and up to date, and that takes commands, but that does not listen yet. */
export interface Backend {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  /** Answers what is still open, writes out counts, closes the store. */
  close(): Promise<void>;
}

/** @throws what {@link openStore} throws */
export async function openBackend(config: Config): Promise<Backend> {
  const store = await openStore(config);
  try {
    const sandbox = config.paymentSandbox ? await openSandbox(store.connection.db) : null;
    const app = createApp({
      connection: store.connection,
      config,
      uploads: await uploadSources(config),
      sms: smsSender(config, store.connection),
      sandbox,
    });
    const running = runJobs(await jobsOf(config, sandbox, app), jobContext(store.connection, sandbox, app));
    const commandServer = await takeCommands(config, store.connection, app);
    return {
      app,
      connection: store.connection,
      close: async () => {
        await commandServer?.close();
        await running.close();
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Only the demo keeps messages instead of sending them: production without a gateway says that it cannot. */
function smsSender({ smsWebhook, smsOutbox }: Config, { db }: Connection): SmsSender | null {
  if (smsWebhook !== null) return createWebhookSender(smsWebhook);
  return smsOutbox ? createOutboxSender(db) : null;
}

async function jobsOf(config: Config, sandbox: Sandbox | null, app: FastifyInstance): Promise<readonly Job[]> {
  const ofSandbox = sandbox === null ? [] : [sendNotifications(notifierOf(app))];
  const ofDemo = config.autopilot ? [(await import("./demo/autopilot/autopilot.ts")).autopilot] : [];
  return [...jobs, ...ofSandbox, ...ofDemo];
}

function jobContext({ db }: Connection, sandbox: Sandbox | null, { log }: FastifyInstance): JobContext {
  return {
    db,
    now: () => new Date(),
    providers: sandbox?.providers ?? new Map(),
    report: (error, what) => log.error({ err: loggable(error) }, what),
  };
}

/** Customers are served even where no commands can be taken. */
async function takeCommands(
  { dataDir }: Config,
  { db }: Connection,
  { log }: FastifyInstance,
): Promise<CommandServer | null> {
  try {
    const server = await openCommandServer({
      commands,
      db,
      now: () => new Date(),
      dataDir,
      onFault: (error) => log.error({ err: loggable(error) }, "command failed"),
    });
    if (server === null) log.info("another node of this data directory takes the commands");
    return server;
  } catch (error) {
    log.warn({ err: error }, "no commands can be taken");
    return null;
  }
}

export async function uploadSources(config: Pick<Config, "dataDir" | "mode">): Promise<readonly UploadSource[]> {
  const uploaded = uploadDirectory(config.dataDir);
  if (config.mode === "production") return [uploaded];
  const { demoPictures } = await import("./demo/demo-pictures.ts");
  return [uploaded, demoPictures(join(config.dataDir, "pictures"))];
}
