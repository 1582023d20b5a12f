import type { FastifyInstance } from "fastify";
import { countUnknownRegions } from "./identity/addresses/unknown-regions.ts";
import { agentSessionOfToken } from "./identity/agents/agent-session.ts";
import { createPasswords, type Passwords } from "./identity/authentication/passwords.ts";
import { customerOfToken } from "./identity/authentication/session.ts";
import { sessionEndOf } from "./identity/authentication/session-ends.ts";
import type { SmsSender } from "./identity/codes/sms-sender.ts";
import type { Config } from "./config.ts";
import { platform } from "./domains.ts";
import type { MailSender } from "./platform/mail/mail-sender.ts";
import { callCounter } from "./platform/rate-limits/count-calls.ts";
import { createDailyVisits } from "./platform/rate-limits/daily-visits.ts";
import type { ImageSource } from "./platform/files/serve-uploads.ts";
import { registerAgentApi } from "./platform/http/agent-api.ts";
import { registerApi } from "./platform/http/api.ts";
import { createServer } from "./platform/http/create-server.ts";
import { loggable } from "./platform/http/loggable.ts";
import { registerForms } from "./platform/http/upload-form.ts";
import type { BaseServices, Services } from "./platform/http/services.ts";
import { followDefaultLanguage } from "./platform/settings/follow-default-language.ts";
import type { Ports } from "./platform/ports/open-ports.ts";
import type { Demo } from "./catalogue/site/demo.ts";
import type { PaymentProviders } from "./money/payments/providers/provider.ts";
import type { Sandbox } from "./money/sandbox/open-sandbox.ts";
import type { Connection } from "./platform/store/database.ts";
import type { Network } from "./money/usdt/network.ts";
import type { Notify } from "./money/sandbox/notifications.ts";

/** Notifies the platform as a real provider would, by its public route. */
function notifierOf(app: FastifyInstance): Notify {
  return async (method, content) => {
    const answer = await app.inject({
      method: "POST",
      url: `/api/pay/notify/${method}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: content,
    });
    return answer.statusCode === 200 && answer.body === "success";
  };
}

export interface AppOptions {
  readonly connection: Connection;
  /** For what calls begin and do not wait for; without it the same. */
  readonly background?: Connection;
  readonly config: Pick<
    Config,
    "deskOrigin" | "invalidationToken" | "logLevel" | "publicUrl" | "searchesPerMinute" | "shopOrigin" | "trustProxy"
  >;
  readonly ports: Ports;
  /** Where `/uploads/` looks besides what was uploaded, in this order. */
  readonly imageSources: readonly ImageSource[];
  readonly sms: SmsSender | null;
  readonly mail: MailSender | null;
  /** The demo's payment providers; null: there are none. */
  readonly sandbox: Sandbox | null;
  /** The payment providers that the shop has a contract with; each takes the place of its stand-in. */
  readonly providers: PaymentProviders;
  /** What wallets are topped up with besides money; null: nothing. */
  readonly usdt: Network | null;
  /** What the demo says of itself; null in production. */
  readonly demo: Demo | null;
  /** Where the search finds again what it had read of products; without it, it reads all of them at each start. */
  readonly dataDir?: string;
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
  const { connection, config, ports, imageSources, sms, mail, sandbox, providers, usdt, demo } = options;
  const { calls, agentCalls, deskCalls, messages } = platform;
  const server = createServer({ ...config, messages });
  const base: BaseServices = {
    db: connection.db,
    now: options.now ?? (() => new Date()),
    report: (error, what) => server.log.error({ err: loggable(error) }, what),
  };
  const followed = followDefaultLanguage({ ...base, events: ports.events });
  server.addHook("onClose", async () => followed.close());
  const opened = platform.open({ ...base, server: connection.server, dataDir: options.dataDir ?? null });
  server.addHook("onClose", opened.close);
  const services: Services = {
    ...base,
    ...opened.services,
    log: (what, more) => server.log.warn(more, what),
    backgroundDb: (options.background ?? connection).db,
    defaultLanguage: followed.current,
    events: ports.events,
    uploads: ports.uploads,
    imageSources,
    invalidationToken: config.invalidationToken,
    shopOrigin: config.shopOrigin,
    deskOrigin: config.deskOrigin,
    messages,
    personalData: platform.personalData,
    settings: platform.settings,
    previews: platform.previews,
    turns: platform.turns,
    sms,
    mail,
    usdt,
    demo,
    unknownRegions: countUnknownRegions((region) => server.log.warn(region, "no edition has the region of an address")),
    dailyVisits: createDailyVisits({ redis: ports.redis, now: base.now }),
    passwords: options.passwords ?? createPasswords(),
    providers: new Map([...(sandbox?.providers ?? []), ...providers]),
    sandbox: sandbox === null ? null : { ...sandbox, notify: notifierOf(server) },
  };

  platform.registerRoutes(server, services);
  server.register(async (api) => {
    await registerForms(api);
    registerApi(api, {
      calls,
      messages,
      services,
      customerOfToken: (token) => customerOfToken(services.db, token, services.now()),
      sessionEndOf: (token) => sessionEndOf(services.db, token, services.now()),
      countCall: await callCounter(api, { ...config, redis: ports.redis }),
      publicUrl: config.publicUrl,
    });
    const desk = {
      messages,
      services,
      agentOfToken: async (token: string, address: string) =>
        (await agentSessionOfToken(services.db, token, services.now(), address))?.agent ?? null,
      sessionEndOf: (token: string) => sessionEndOf(services.db, token, services.now()),
      publicUrl: config.publicUrl,
    };
    registerAgentApi(api, { ...desk, prefix: "kefuapi", calls: agentCalls });
    registerAgentApi(api, { ...desk, prefix: "deskapi", calls: deskCalls });
  });
  server.get("/healthz", async () => {
    await connection.pool.query("select 1");
    return { status: "ok" };
  });
  return { server, services };
}
