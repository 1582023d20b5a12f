import type { FastifyRequest } from "fastify";
import { agentSessionOfToken } from "../../../identity/agents/agent-session.ts";
import { sessionOfToken } from "../../../identity/authentication/session.ts";
import { Query } from "../../../platform/http/query.ts";
import { languageOf } from "../../../platform/http/request-language.ts";
import type { Services } from "../../../platform/http/services.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../../platform/store/sql.ts";
import type { Person } from "./live-socket.ts";

/** Who wants to open a socket; null: nobody who may. An agent's shop is that of the account, whatever the client says. */
export async function logIn({ db, now }: Services, request: FastifyRequest): Promise<Person | null> {
  const query = new Query(request.query);
  const [token, client] = [query.text("token"), query.integer("client")];
  const named = query.text("lang") || request.headers["lang"];
  const language = languageOf(named);
  if (query.text("type") === "kefu") {
    const session = await agentSessionOfToken(db, token, now());
    if (session === null || session.agent.client !== client) return null;
    const { id, shopId } = session.agent;
    return { side: "kefu", id, sessionId: session.sessionId, client, shopId, language };
  }
  if (query.text("type") !== "user") return null;
  const session = await sessionOfToken(db, token, now());
  if (session === null || session.customer.client !== client) return null;
  const wanted = query.text("shop_id");
  const shopId = wanted === "" || wanted === "0" ? null : query.id("shop_id");
  if (shopId !== null && (await db.$count(shops, and(eq(shops.id, shopId), isNull(shops.deletedAt)))) === 0)
    return null;
  return { side: "user", id: session.customer.id, sessionId: session.sessionId, client, shopId, language };
}
