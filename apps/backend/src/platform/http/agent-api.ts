import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Agent, AgentCall, AgentCalls } from "./agent-call.ts";
import { answerRejection, requestFields } from "./request-fields.ts";
import type { SessionEnd } from "../store/schema/authentication.ts";
import { DomainError, LoginRequired } from "./domain-error.ts";
import { type Envelope, success } from "./envelope.ts";
import type { MessageTable } from "./message-text.ts";
import type { Services } from "./services.ts";
import { Download } from "./reply.ts";
import { callPath } from "./call.ts";
import { actingDatabase } from "../store/acting-database.ts";

export interface AgentApiOptions {
  /** Where the calls are: `kefuapi` for conversations, `deskapi` for the other work at the desk. */
  readonly prefix: "kefuapi" | "deskapi";
  readonly calls: AgentCalls;
  readonly messages: MessageTable;
  readonly services: Services;
  /** Whose live session a token belongs to; null: nobody's. */
  readonly agentOfToken: (token: string, address: string) => Promise<Agent | null>;
  /** Why a token is nobody's; null: its session was never there, has expired or was left. */
  readonly sessionEndOf: (token: string) => Promise<SessionEnd | null>;
  /** Origin of the images; null: that of each request. */
  readonly publicUrl: string | null;
}

/** The calls of those who work at the desk. */
export function registerAgentApi(app: FastifyInstance, options: AgentApiOptions): void {
  const { prefix, calls, messages, services, agentOfToken, sessionEndOf, publicUrl } = options;
  const byPath = new Map(
    Object.entries(calls).map(([path, call]): [string, AgentCall & { readonly path: string }] => [
      callPath(path),
      { ...call, path },
    ]),
  );
  /** What somebody changes at the desk is recorded, also before they have logged in. */
  const databaseOf = (agent: Agent | null, path: string): Services["db"] =>
    actingDatabase(services.db, { action: path, agentId: agent?.id ?? null, shopId: agent?.shopId ?? null });
  app.all<{ Params: { "*": string } }>(`/${prefix}/*`, async (request, reply): Promise<Envelope | FastifyReply> => {
    const fields = await requestFields(request, publicUrl, services);
    const call = byPath.get(callPath(request.params["*"]));
    try {
      const agent = fields.token === "" ? null : await agentOfToken(fields.token, fields.address);
      if (agent === null && call?.needsLogin !== false) throw new LoginRequired();
      if (call === undefined) throw new DomainError("badRequest");
      // Whoever has seen the password that they were given may not work with it. Clients of the contract know no such thing,
      // and could not change it: their calls go on.
      if (prefix === "deskapi" && agent?.mustChangePassword === true && call.isOfOwnAccount !== true)
        throw new DomainError("deskPasswordMustChange");
      if (call.method !== "any" && request.method !== call.method) throw new DomainError("wrongMethod");
      const result = await call.handler({ ...services, ...fields, agent, db: databaseOf(agent, call.path) });
      return result instanceof Download ? await send(reply, result) : success(result, messages, fields.language.wanted);
    } catch (error) {
      return answerRejection(error, reply, messages, fields.language.wanted, () => sessionEndOf(fields.token));
    }
  });
}

/** Kept by nobody on the way. */
function send(reply: FastifyReply, { name, type, content }: Download): FastifyReply {
  return reply
    .type(type)
    .headers({
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
    })
    .send(Readable.from(content));
}
