import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { answerThisMachineAlone } from "./answer-this-machine-alone.ts";
import { type CommandServer, openCommandServer } from "./cli/command-server.ts";
import { createOutboxSender } from "./codes/outbox-sender.ts";
import type { SmsSender } from "./codes/sms-sender.ts";
import { createWebhookSender } from "./codes/webhook-sender.ts";
import type { Config } from "./config.ts";
import { createApp } from "./create-app.ts";
import type { Job } from "./domain/job.ts";
import { platform } from "./domains.ts";
import type { UploadSource } from "./files/serve-uploads.ts";
import { uploadDirectory } from "./files/upload-directory.ts";
import { loggable } from "./http/loggable.ts";
import type { Services } from "./http/services.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { openConfiguredStore } from "./open-configured-store.ts";
import { openSandbox } from "./sandbox/open-sandbox.ts";
import type { Connection } from "./store/database.ts";

/** A backend whose store is open and up to date, and that takes commands, but that does not listen yet. */
export interface Backend {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  /** Answers what is still open, writes out counts, closes the store. */
  close(): Promise<void>;
}

/** @throws what `openStore` throws */
export async function openBackend(config: Config): Promise<Backend> {
  const store = await openConfiguredStore(config);
  const { connection } = store;
  try {
    const { server, services } = createApp({
      connection,
      config,
      uploads: await uploadSources(config),
      sms: smsSender(config, connection),
      sandbox: config.paymentSandbox ? await openSandbox(connection.db) : null,
    });
    if (config.isForThisMachineAlone) answerThisMachineAlone(server);
    const running = runJobs([...platform.jobs, ...(await demoJobs(config))], services);
    const commandServer = await takeCommands(config, services, server);
    return {
      app: server,
      connection,
      close: async () => {
        await commandServer?.close();
        await running.close();
        await server.close();
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

async function demoJobs({ autopilot }: Config): Promise<readonly Job[]> {
  return autopilot ? [(await import("./demo/autopilot/autopilot.ts")).autopilot] : [];
}

/** Customers are served even where no commands can be taken. */
async function takeCommands(
  { dataDir }: Config,
  { db, now }: Services,
  { log }: FastifyInstance,
): Promise<CommandServer | null> {
  try {
    const server = await openCommandServer({
      operations: platform,
      db,
      now,
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
  const { demoImages } = await import("./demo/demo-images.ts");
  return [uploaded, demoImages(join(config.dataDir, "pictures"))];
}
