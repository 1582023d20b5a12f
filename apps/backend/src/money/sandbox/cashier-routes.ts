import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BaseServices } from "../../platform/http/services.ts";
import type { RunningSandbox } from "./open-sandbox.ts";
import { languageOf } from "../../platform/http/request-language.ts";
import { registeredProviders } from "../payments/providers/registered-providers.ts";
import { cashierPage, invalidPage } from "./cashier-page.ts";
import { type CashierLink, cashierPath, readCashierLink } from "./cashier-link.ts";
import { keepNotification, sendNotification } from "./notifications.ts";
import { sendSandboxPage } from "./sandbox-page.ts";
import { writeNotification } from "./sandbox-provider.ts";
import type { Fields } from "./signature.ts";

/** How long a delayed notification is held back. */
const lateness = 30_000;

/** The cashier pages. They exist in the demo only, because payments made there take no money. */
export function registerCashiers(
  app: FastifyInstance,
  { db, now, report }: BaseServices,
  { secret, notify }: RunningSandbox,
): void {
  for (const { method, startsWith } of registeredProviders) {
    if (startsWith !== "form") continue;
    app.post(`/sandbox/${method}`, (request, reply) => {
      const fields = fieldsOf(request.body);
      if (readCashierLink(fields, secret) === null) return refuse(request, reply);
      return reply.redirect(cashierPath(fields), 303);
    });
  }

  app.get("/sandbox/:method/:number", (request, reply) => {
    const fields = fieldsOf(request.query);
    const link = readCashierLink(fields, secret);
    return link === null ? refuse(request, reply) : sendSandboxPage(reply, cashierPage(link, fields));
  });

  app.post("/sandbox/:method/:number", async (request, reply) => {
    const { choice, ...fields } = fieldsOf(request.body);
    const link = readCashierLink(fields, secret);
    if (link === null) return refuse(request, reply);
    if (choice === "pay" || choice === "late") await pay(link, choice === "late" ? lateness : 0);
    return reply.header("cache-control", "no-store").redirect(link.returnPath, 303);
  });

  async function pay({ provider: { method }, number, amount }: CashierLink, delay: number): Promise<void> {
    const time = now();
    const content = writeNotification(method, { number, amount }, secret);
    const id = await keepNotification(db, { method, content, dueAt: new Date(time.getTime() + delay) });
    try {
      await sendNotification(db, id, time, notify);
    } catch (error) {
      report(error, "a payment of the sandbox could not be told of yet");
    }
  }
}

/** What a browser sends as a form or in an address; anything that is no plain text is left out. */
export function fieldsOf(values: unknown): Fields {
  const all: readonly (readonly [string, unknown])[] =
    typeof values === "object" && values !== null ? Object.entries(values) : [];
  return Object.fromEntries(all.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendSandboxPage(reply.code(400), invalidPage(languageOf(request.headers["lang"])));
}
