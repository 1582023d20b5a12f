import { type Decoder, type FieldReader, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { requiredInstant } from "../wire/instant.ts";
import { text } from "../wire/scalars.ts";

/**
 * How a test ended: what was sent, or who asked, was `accepted`; the server takes nothing for the address; it answered and did
 * not take it; nobody answered; it was on its way when the wait ended; or it was only
 * `stored`, in the outbox of a demo.
 */
const testResults = ["accepted", "addressRefused", "rejected", "unreached", "unknown", "stored"] as const;
export type TestResult = (typeof testResults)[number];

export interface TestOutcome {
  readonly result: TestResult;
  /** What the server said, such as `AUTH PLAIN: 535`; "" where that says nothing more. */
  readonly detail: string;
}

/** The newest test of a connection. */
export interface NewestTest extends TestOutcome {
  /** Who asked for it; "" for nobody at the desk. */
  readonly by: string;
  readonly at: number;
}

const outcomeOf = (field: FieldReader): TestOutcome => ({
  result: field("result", wordOf(...testResults)),
  detail: field("detail", text),
});

export const testOutcome: Decoder<TestOutcome> = record(outcomeOf);

/** Null: nobody has tested it. */
export const newestTest: Decoder<NewestTest | null> = optional(
  record((field) => ({ ...outcomeOf(field), by: field("by", text), at: field("at", requiredInstant) })),
);
