import { lastChanges } from "../audit/last-changes.ts";
import { countTry, type Limit } from "../rate-limits/rate-limit.ts";
import type { Database, Executor } from "../store/database.ts";
import type { ReaderLanguage } from "../store/language.ts";
import { retriedTransaction } from "../store/retried-transaction.ts";
import { connectionTests, type TestOutcome } from "../store/schema/connection-tests.ts";
import { instant } from "../wire/time.ts";

/** A test that somebody at the desk asks for. */
interface AskedTest {
  readonly connection: string;
  readonly agentId: number;
  /** Where a message goes; null: nothing is sent to anybody. */
  readonly destination: string | null;
}

const anHour = 60;

/**
 * Tests send what somebody has typed to where somebody has typed, so nobody may ask for many, and all together not for many
 * more. Those that cost money are fewer.
 */
function limitsOf({ connection, agentId, destination }: AskedTest): readonly Limit[] {
  const [perAgent, together] = connection === "sms" ? [5, 10] : [30, 60];
  return [
    { key: `test:${connection}:agent:${agentId}`, tries: perAgent, minutes: anHour },
    { key: `test:${connection}`, tries: together, minutes: anHour },
    ...(destination === null ? [] : [{ key: `test:to:${destination}`, tries: 20, minutes: anHour }]),
  ];
}

/**
 * Tests a connection, and stores how that ended. Belongs into no transaction: another company's server is asked.
 *
 * @param ask is not called where too many tests were asked for
 * @throws {DomainError} that says when to try again
 */
export async function testConnection(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  test: AskedTest,
  ask: () => Promise<TestOutcome>,
): Promise<TestOutcome> {
  await countTry(db, limitsOf(test), now());
  const outcome = await ask();
  const row = { ...outcome, testedAt: now() };
  await retriedTransaction(db, (tx) =>
    tx
      .insert(connectionTests)
      .values({ connection: test.connection, ...row })
      .onConflictDoUpdate({ target: connectionTests.connection, set: row }),
  );
  return outcome;
}

/** The newest test of each connection, as the wire has it: how it ended, and who asked for it. */
export async function newestTests(db: Executor, language: ReaderLanguage) {
  const [rows, changes] = await Promise.all([
    db.select().from(connectionTests),
    lastChanges(db, "connection_tests", language),
  ]);
  return new Map(
    rows.map(({ connection, result, detail, testedAt }) => [
      connection,
      { result, detail, by: changes.get(connection)?.by ?? "", at: instant(testedAt) },
    ]),
  );
}
