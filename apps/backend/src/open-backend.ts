import { join } from "node:path";
import { warningOfNode } from "@plaza/http-server";
import type { FastifyInstance } from "fastify";
import { type CommandServer, openCommandServer } from "./platform/cli/command-server.ts";
import { createMailOutbox } from "./platform/mail/mail-outbox.ts";
import type { MailSender } from "./platform/mail/mail-sender.ts";
import { createSmtpSender } from "./platform/mail/smtp-sender.ts";
import { createOutboxSender } from "./identity/codes/outbox.ts";
import type { SmsSender } from "./identity/codes/sms-sender.ts";
import { createWebhookSender } from "./identity/codes/webhook-sender.ts";
import type { Config } from "./config.ts";
import { type AppOptions, createApp } from "./create-app.ts";
import type { Job } from "./platform/domain/job.ts";
import { platform } from "./domains.ts";
import { loggable } from "./platform/http/loggable.ts";
import type { Services } from "./platform/http/services.ts";
import { runJobs } from "./platform/jobs/run-jobs.ts";
import { openConfiguredStore } from "./open-configured-store.ts";
import { openPaymentProviders } from "./payment-config.ts";
import type { PaymentProviders } from "./money/payments/providers/provider.ts";
import { openPorts, type Ports } from "./platform/ports/open-ports.ts";
import { openSandbox } from "./money/sandbox/open-sandbox.ts";
import { type Connection, connect } from "./platform/store/database.ts";
import { configuredUsdt } from "./usdt-network.ts";
import { rejectOtherMachines } from "./platform/http/loopback.ts";

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
  let calls: Connection | null = null;
  let ports: Ports | null = null;
  try {
    calls = await connectionOfCalls(config, store.connection);
    const opened = await openPorts({
      ...config,
      connection: calls,
      onError: (error) => process.emitWarning(asError(error)),
    });
    ports = opened;
    const { server, services } = createApp({
      connection: calls,
      background: store.connection,
      config,
      dataDir: config.dataDir,
      ports,
      ...(await contentsOf(config)),
      sms: smsSender(config, calls),
      mail: mailSender(config, calls),
      providers: await configuredProviders(config),
      sandbox: config.paymentSandbox ? await openSandbox(calls.db) : null,
      usdt: await configuredUsdt(config, {
        db: calls.db,
        now: () => new Date(),
        onUnreachable: (error) => process.emitWarning(`The node for USDT cannot be asked: ${asError(error).message}`),
      }),
    });
    if (config.isForThisMachineAlone) rejectOtherMachines(server);
    for (const warning of warningsOf(config)) server.log.warn(warning);
    const background = { ...services, db: store.connection.db };
    const running = runJobs([...platform.jobs, ...(await demoJobs(config))], background);
    const commandServer = await takeCommands(config, background, server);
    return {
      app: server,
      connection: store.connection,
      close: async () => {
        await commandServer?.close();
        await running.close();
        await server.close();
        await opened.close();
        await closeCalls(calls, store.connection);
        await store.close();
      },
    };
  } catch (error) {
    await ports?.close();
    await closeCalls(calls, store.connection);
    await store.close();
    throw error;
  }
}

/** What an operator of a real shop should know of how this platform was started. */
function warningsOf({ mode, invalidationToken }: Config): readonly string[] {
  if (mode !== "production") return [];
  const withoutToken =
    "INVALIDATION_TOKEN is not set: storefronts show what merchants change, such as a price, up to some 20 seconds later " +
    "instead of at once. Set it here and at each storefront.";
  return [warningOfNode(process.versions.node), invalidationToken === null ? withoutToken : null].filter(
    (warning) => warning !== null,
  );
}

/**
 * Statements of calls end at a deadline, so that a few dear ones cannot take all connections. Jobs, commands and
 * migrations take as long as they do, on connections of their own.
 */
async function connectionOfCalls(
  { databaseUrl, databaseConnections, statementMs }: Config,
  background: Connection,
): Promise<Connection> {
  if (databaseUrl === null) return background;
  return connect({ url: databaseUrl, connections: databaseConnections, statementMs }, (error) =>
    process.emitWarning(error),
  );
}

async function closeCalls(calls: Connection | null, background: Connection): Promise<void> {
  if (calls !== background) await calls?.close();
}

/** Only the demo keeps messages instead of sending them: production without a gateway says that it cannot. */
function smsSender({ smsWebhook, smsOutbox }: Config, { db }: Connection): SmsSender | null {
  if (smsWebhook !== null) return createWebhookSender(smsWebhook);
  return smsOutbox ? createOutboxSender(db) : null;
}

/** As {@link smsSender}. */
function mailSender({ smtp, mailOutbox }: Config, { db }: Connection): MailSender | null {
  if (smtp !== null) return createSmtpSender(smtp);
  return mailOutbox ? createMailOutbox(db) : null;
}

/** A configuration with providers says where the shop is. */
async function configuredProviders({ payments, shopOrigin }: Config): Promise<PaymentProviders> {
  return shopOrigin === null
    ? new Map()
    : openPaymentProviders(payments, { origin: shopOrigin, now: () => new Date() });
}

async function demoJobs({ autopilot }: Config): Promise<readonly Job[]> {
  if (!autopilot) return [];
  const [merchants, agents] = await Promise.all([
    import("./demo/marketplace/autopilot/autopilot.ts"),
    import("./demo/marketplace/chat/automatic-agents.ts"),
  ]);
  return [merchants.autopilot, agents.automaticAgents];
}

/** Customers are served even where no commands can be taken. */
async function takeCommands(
  { dataDir, deskOrigin, mode }: Config,
  { db, now, uploads }: Services,
  { log }: FastifyInstance,
): Promise<CommandServer | null> {
  try {
    const server = await openCommandServer({
      operations: platform,
      db,
      now,
      uploads: () => Promise.resolve(uploads),
      isDemo: mode === "demo",
      deskOrigin,
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

function asError(error: unknown): Error {
  const shown = loggable(error);
  return shown instanceof Error ? shown : new Error(String(shown));
}

/** What only a demo has beside what merchants have uploaded. */
export async function contentsOf(
  config: Pick<Config, "dataDir" | "mode" | "shopOrigin">,
): Promise<Pick<AppOptions, "demo" | "imageSources">> {
  if (config.mode === "production") return { demo: null, imageSources: [] };
  const [{ demoImages }, { openDemoSite }] = await Promise.all([
    import("./demo/marketplace/demo-images.ts"),
    import("./demo/marketplace/demo-site.ts"),
  ]);
  const directory = join(config.dataDir, "pictures");
  const { demo, codes } = openDemoSite(directory, config.shopOrigin);
  return { demo, imageSources: [codes, demoImages(directory)] };
}
