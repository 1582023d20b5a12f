import { pgTable, text, timestamp } from "../sql.ts";

/**
 * How a test of a connection to somebody else's server ended: `accepted`, what was sent is taken, or the credentials are;
 * `addressRefused`, the server takes nothing for this address; `rejected`, the server answered and did not take it; `unreached`,
 * nobody answered; `unknown`, it was on its way when the wait ended; `stored`, it is in the demo's outbox.
 */
const testResults = ["accepted", "addressRefused", "rejected", "unreached", "unknown", "stored"] as const;
type TestResult = (typeof testResults)[number];

export interface TestOutcome {
  readonly result: TestResult;
  /** What the server said, without addresses and secrets; "" where that says nothing more. */
  readonly detail: string;
}

/** The newest test of each connection; the audit log has those before. Where a message went is not stored: it may be a customer's. */
export const connectionTests = pgTable("connection_tests", {
  /** `mail`, `sms`, or the method of a payment provider. */
  connection: text().primaryKey(),
  result: text({ enum: testResults }).notNull(),
  detail: text().notNull(),
  testedAt: timestamp("tested_at", { withTimezone: true }).notNull(),
});
