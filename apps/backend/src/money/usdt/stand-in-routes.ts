import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../../platform/http/request-language.ts";
import type { BaseServices } from "../../platform/http/services.ts";
import { fieldsOf } from "../sandbox/cashier-routes.ts";
import { sendSandboxPage } from "../sandbox/sandbox-page.ts";
import type { Language } from "../../platform/store/language.ts";
import { type UsdtTopUp, usdtTopUps } from "../../platform/store/schema/usdt.ts";
import { and, eq } from "../../platform/store/sql.ts";
import type { Network } from "./network.ts";
import { sendOnStandIn, sentOnStandIn } from "./stand-in-network.ts";
import { chosenUnits, standInChoices, standInPage, unknownTopUpPage } from "./stand-in-page.ts";

/** Nobody needs more to see what a shop does. */
const maxTransfers = 20;

/**
 * The wallet of the stand-in chain. Whoever knows the number of a top-up, which nobody guesses, may send something for it. It
 * exists in the demo only.
 */
export function registerStandIn(app: FastifyInstance, { db, now }: BaseServices, network: Network): void {
  app.get("/sandbox/usdt/:number", async (request, reply) => {
    const topUp = await topUpOf(request);
    if (topUp === null) return refuse(request, reply);
    const sent = await sentOnStandIn(db, topUp.address);
    return sendSandboxPage(
      reply,
      standInPage(
        topUp,
        sent.map(({ units }) => units),
        languageIn(request),
      ),
    );
  });

  app.post("/sandbox/usdt/:number", async (request, reply) => {
    const topUp = await topUpOf(request);
    const choice = standInChoices.find((each) => each === fieldsOf(request.body)["choice"]);
    if (topUp === null || choice === undefined) return refuse(request, reply);
    const sent = await sentOnStandIn(db, topUp.address);
    if (sent.length < maxTransfers) {
      const all = sent.reduce((sum, { units }) => sum + units, 0n);
      await sendOnStandIn(db, topUp.address, chosenUnits(choice, topUp, all), now());
    }
    const path = `/sandbox/usdt/${topUp.number}?lang=${languageIn(request)}`;
    return reply.header("cache-control", "no-store").redirect(path, 303);
  });

  async function topUpOf({ params }: FastifyRequest): Promise<UsdtTopUp | null> {
    const { number = "" } = fieldsOf(params);
    const isIt = and(eq(usdtTopUps.number, number), eq(usdtTopUps.network, network.key));
    const [topUp] = await db.select().from(usdtTopUps).where(isIt);
    return topUp ?? null;
  }
}

function languageIn({ query, headers }: FastifyRequest): Language {
  return languageOf(fieldsOf(query)["lang"] ?? headers["lang"]);
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendSandboxPage(reply.code(404), unknownTopUpPage(languageIn(request)));
}
