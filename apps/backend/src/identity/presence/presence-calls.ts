import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { presenceThings } from "../../platform/store/schema/presence.ts";
import { alsoHere, type OpenThing, sayHere, sayLeft } from "./presence.ts";

/** `presence/here`: the page is open, and who else has it open. Asked again and again for as long as it is. */
export async function handleHere({ db, body, agent, now, language }: AgentContext) {
  const open = openThing(body);
  const at = now();
  await sayHere(db, agent.id, open, at);
  return { others: await alsoHere(db, agent, open, { now: at, language }) };
}

/** `presence/left`: the page was closed. Without it others see it a while longer. */
export async function handleLeft({ db, body, agent }: AgentContext) {
  await sayLeft(db, agent.id, openThing(body));
  return [];
}

/** The id is a word or a number; without one the shop, or the platform, has one such thing. */
function openThing(body: Query): OpenThing {
  const thing = presenceThings.find((each) => each === body.text("thing"));
  if (thing === undefined) throw new DomainError("parameterWrong", { parameter: "thing" });
  const thingId = body.text("id");
  if (!/^[a-z\d_-]{0,40}$/.test(thingId)) throw new DomainError("parameterWrong", { parameter: "id" });
  return { thing, thingId };
}
