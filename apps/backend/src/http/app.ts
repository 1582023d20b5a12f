import { randomUUID } from "node:crypto";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { createPasswords, type Passwords } from "../authentication/passwords.ts";
import type { SmsSender } from "../codes/sms-sender.ts";
import { registerApi } from "./api.ts";
import { registerBodies } from "./bodies.ts";
import type { Services } from "./call.ts";
import { calls } from "../calls.ts";
import { createProductViews } from "../catalog/product-views.ts";
import { closePromptly } from "./close-promptly.ts";
import type { Config } from "../config.ts";
import { createArticleVisits } from "../content/article-visits.ts";
import type { Connection } from "../store/database.ts";
import { Refusal, refused, systemError } from "./envelope.ts";
import { registerUploads, type UploadSource } from "../files/routes.ts";
import { languageOf } from "../store/language.ts";
import { loggable } from "./loggable.ts";
import { reportUnknownProxies } from "./unknown-proxies.ts";
import { registerNotifications } from "../payments/notify-route.ts";
import { notifierOf } from "../sandbox/notifier.ts";
import type { Sandbox } from "../sandbox/open-sandbox.ts";
import { registerSandbox } from "../sandbox/routes.ts";

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

/** Ten thousand characters of any script fit into a request line. */
const largestHeader = 128 * 1024;

/** The platform on an open, prepared store; closing it writes out its counts but leaves the store open. */
export function createApp(options: AppOptions): FastifyInstance {
  const { connection, config, uploads, sms, sandbox, passwords, now } = options;
  const app = Fastify({
    logger: config.logLevel === "silent" ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: ({ headers }) => requestId(headers["x-request-id"]),
    http: { maxHeaderSize: largestHeader },
    forceCloseConnections: "idle",
    frameworkErrors: refuseUnreadable,
  });

  const report = (error: unknown, what: string): void => app.log.error({ err: loggable(error) }, what);
  const onCountError = (error: unknown): void => report(error, "counts could not be written");
  const services: Services = {
    db: connection.db,
    productViews: createProductViews(connection.db, onCountError),
    articleVisits: createArticleVisits(connection.db, onCountError),
    now: now ?? (() => new Date()),
    passwords: passwords ?? createPasswords(),
    sms,
    report,
    providers: sandbox?.providers ?? new Map(),
  };
  app.addHook("onClose", async () => {
    await Promise.all([services.productViews.close(), services.articleVisits.close()]);
  });

  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request;
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuseUnreadable(error, request, reply);
    request.log.error({ err: loggable(error), url: request.url }, "request failed");
    return reply.code(500).send(systemError);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send("Not found"));

  closePromptly(app);
  reportUnknownProxies(app, (address) => app.log.warn({ address }, "TRUST_PROXY does not name a proxy that is used"));
  registerBodies(app);
  registerNotifications(app, services);
  if (sandbox !== null) registerSandbox(app, { services, secret: sandbox.secret, notify: notifierOf(app) });
  registerApi(app, { calls, services, publicUrl: config.publicUrl });
  registerUploads(app, uploads);
  app.get("/healthz", async () => {
    await connection.pool.query("select 1");
    return { status: "ok" };
  });
  return app;
}

/** The id that the storefront gave a request, if it looks like one: it ends up in logs and in the answer. */
function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/** What is no proper HTTP never reaches a call; it is refused in the words of one. */
function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const language = languageOf(request.headers["lang"]);
  void reply.code(error.statusCode ?? 400).send(refused(new Refusal("badRequest"), language));
}
