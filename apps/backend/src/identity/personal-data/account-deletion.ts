import type { Obstacle, Person, RegisteredPersonalData } from "../../platform/domain/personal-data.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { notify } from "../../platform/notices/notify.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import type { Executor } from "../../platform/store/database.ts";
import { accountDeletions } from "../../platform/store/schema/personal-data.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { personalDataSettings } from "./personal-data-settings.ts";
import { lockCustomer } from "../customers/customer-rows.ts";

type Registered = readonly RegisteredPersonalData[];

const oneDay = 24 * 60 * 60 * 1000;

/** What keeps an account from being deleted, in the order of the domains; nothing of it counts none. */
export async function obstaclesOf(tx: Executor, registered: Registered, person: Person): Promise<readonly Obstacle[]> {
  const found: Obstacle[] = [];
  for (const { obstacles } of registered) found.push(...((await obstacles?.(tx, person)) ?? []));
  return found.filter(({ count }) => count > 0);
}

/** What is lost with an account. */
export async function lossesOf(
  tx: Executor,
  registered: Registered,
  person: Person,
  now: Date,
): Promise<readonly Obstacle[]> {
  const found: Obstacle[] = [];
  for (const { losses } of registered) found.push(...((await losses?.(tx, person, now)) ?? []));
  return found.filter(({ count }) => count > 0);
}

/** When an account is going to be deleted; null: it is not. */
export async function deletionTime(db: Executor, customerId: number): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.customerId, customerId), isNull(accountDeletions.doneAt)));
  return row?.dueAt ?? null;
}

export async function deletionDays(db: Executor): Promise<number> {
  const { accountDeletionDays } = await readSettings(db, personalDataSettings, asWritten);
  return numberOf(personalDataSettings.accountDeletionDays, accountDeletionDays);
}

/**
 * Has an account deleted after some days. Belongs into a transaction. Asking once more changes nothing.
 *
 * @returns when
 * @throws {DomainError} where something has to be settled before
 */
export async function askForDeletion(tx: Executor, registered: Registered, person: Person, now: Date): Promise<Date> {
  await lockCustomer(tx, person.id);
  const asked = await deletionTime(tx, person.id);
  if (asked !== null) return asked;
  if ((await obstaclesOf(tx, registered, person)).length > 0) throw new DomainError("accountHasObstacles");
  const dueAt = new Date(now.getTime() + (await deletionDays(tx)) * oneDay);
  await tx.insert(accountDeletions).values({ customerId: person.id, askedAt: now, dueAt });
  await notifyOfDeletion(tx, person.id, { text: "noticeDeletionAsked", askedAt: now, dueAt }, now);
  return dueAt;
}

/** The customer keeps the account. A repetition changes nothing. */
export async function revokeDeletion(tx: Executor, customerId: number): Promise<void> {
  await lockCustomer(tx, customerId);
  await tx.delete(accountDeletions).where(eq(accountDeletions.customerId, customerId));
}

interface DeletionNews {
  readonly text: "noticeDeletionAsked" | "noticeDeletionBarred";
  readonly askedAt: Date;
  readonly dueAt: Date;
}

export function notifyOfDeletion(
  tx: Executor,
  customerId: number,
  { text, askedAt, dueAt }: DeletionNews,
  now: Date,
): Promise<void> {
  return notify(
    tx,
    {
      customerId,
      kind: "account",
      about: { type: "account", id: customerId },
      text,
      parameters: { date: wallClock(dueAt).slice(0, 10) },
      image: null,
      onceKey: `${text}:${askedAt.getTime()}`,
    },
    now,
  );
}

/** Removes the person from all that the platform keeps. */
export async function erasePerson(tx: Executor, registered: Registered, person: Person, now: Date): Promise<void> {
  for (const { erase } of registered) await erase(tx, person, now);
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** What the domains keep of customers. */
    readonly personalData: readonly RegisteredPersonalData[];
  }
}
