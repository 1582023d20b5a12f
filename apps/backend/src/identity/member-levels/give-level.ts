import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, eq, isNull, or } from "../../platform/store/sql.ts";
import { judgeCustomers } from "./judge-customers.ts";
import { lockedLevels } from "./level-rows.ts";

/** What an operator sees of a customer whose level is set by hand: nothing else that is personal. */
const shownColumns = {
  id: customers.id,
  number: customers.number,
  nickname: customers.nickname,
  levelId: customers.levelId,
  givenLevelId: customers.givenLevelId,
} as const;

/** By the whole number of the customer, or of their telephone. @throws {DomainError} where nobody has it */
export async function customerByNumber(db: Executor, number: string) {
  const [row] = await db
    .select(shownColumns)
    .from(customers)
    .where(and(or(eq(customers.number, number), eq(customers.mobile, number)), isNull(customers.deletedAt)));
  if (row === undefined) throw new DomainError("levelCustomerUnknown", { notFound: true, field: "number" });
  return row;
}

export interface GivenLevel {
  readonly customerId: number;
  /** Null: none, so that the customer has what their purchases reach. */
  readonly levelId: number | null;
  /** Which was given when it was read. */
  readonly seenLevelId: number | null;
  readonly now: Date;
}

/**
 * Gives a customer a level by hand, below which they never fall.
 *
 * @throws {DomainError} where customer or level are gone, or somebody was quicker
 */
export async function giveLevel(tx: Executor, given: GivenLevel): Promise<void> {
  const { customerId, levelId, seenLevelId, now } = given;
  const levels = await lockedLevels(tx);
  if (levelId !== null && !levels.some(({ id }) => id === levelId))
    throw new DomainError("levelGone", { notFound: true, field: "level_id" });
  const [row] = await tx
    .select({ givenLevelId: customers.givenLevelId })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .for("no key update");
  if (row === undefined) throw new DomainError("levelCustomerUnknown", { notFound: true });
  if (row.givenLevelId !== seenLevelId) throw new DomainError("levelGivenMeanwhile");
  await tx.update(customers).set({ givenLevelId: levelId }).where(eq(customers.id, customerId));
  await judgeCustomers(tx, [customerId], now);
}
