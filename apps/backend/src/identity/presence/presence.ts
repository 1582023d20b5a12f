import type { Agent } from "../../platform/http/agent-call.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";
import { agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { deskPresence, type PresenceThing } from "../../platform/store/schema/presence.ts";
import { and, asc, eq, gt, isNull, lt, ne } from "../../platform/store/sql.ts";

/** A page of the desk, as whoever has it open names it. Nobody looks whether there is such a thing. */
export interface OpenThing {
  readonly thing: PresenceThing;
  readonly thingId: string;
}

/** A page says every 15 seconds that it is open: one answer may get lost on its way. */
const hereForMs = 40_000;
/** More names say no more. */
const maxNames = 5;

/** More pages than anybody has open say no more. */
const maxPages = 50;

export async function sayHere(db: Executor, agentId: number, open: OpenThing, now: Date): Promise<void> {
  const isOwn = eq(deskPresence.agentId, agentId);
  await db.delete(deskPresence).where(and(isOwn, lt(deskPresence.seenAt, since(now))));
  if ((await db.$count(deskPresence, isOwn)) >= maxPages) return;
  await db
    .insert(deskPresence)
    .values({ agentId, ...open, seenAt: now })
    .onConflictDoUpdate({
      target: [deskPresence.thing, deskPresence.thingId, deskPresence.agentId],
      set: { seenAt: now },
    });
}

export async function sayLeft(db: Executor, agentId: number, open: OpenThing): Promise<void> {
  await db.delete(deskPresence).where(and(isOf(open), eq(deskPresence.agentId, agentId)));
}

/**
 * The names of the others who have the same page open, as their accounts are called in the reader's language: those of the own
 * shop, for operators other operators, and never anybody else.
 */
export async function alsoHere(
  db: Executor,
  { id, shopId }: Pick<Agent, "id" | "shopId">,
  open: OpenThing,
  { now, language }: { readonly now: Date; readonly language: ReaderLanguage },
): Promise<readonly string[]> {
  const found = await db
    .select(agentName)
    .from(deskPresence)
    .innerJoin(agents, eq(agents.id, deskPresence.agentId))
    .where(
      and(
        isOf(open),
        ne(deskPresence.agentId, id),
        gt(deskPresence.seenAt, since(now)),
        shopId === null ? isNull(agents.shopId) : eq(agents.shopId, shopId),
        eq(agents.isDisabled, false),
      ),
    )
    .orderBy(asc(agents.id))
    .limit(maxNames);
  return found.map((agent) => inLanguage(agent, "nickname", language));
}

export const forgetPresence = {
  name: "forget who had a page of the desk open",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) =>
    (await db.delete(deskPresence).where(lt(deskPresence.seenAt, since(now())))).rowCount ?? 0,
} satisfies Job;

function isOf({ thing, thingId }: OpenThing) {
  return and(eq(deskPresence.thing, thing), eq(deskPresence.thingId, thingId));
}

function since(now: Date): Date {
  return new Date(now.getTime() - hereForMs);
}
