import { inspect } from "node:util";
import { expect, test } from "vitest";
import { customers } from "../store/schema/customers.ts";
import { sessions } from "../store/schema/authentication.ts";
import { loggable } from "./loggable.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

onEachStore("what is logged of a query that failed", (backend) => {
  test("what is logged of a query that failed is what was asked and why it failed, and nothing that customers have told", async () => {
    const entered = { number: "87654321", mobile: "13812341234", nickname: "Mina", passwordHash: "$scrypt$secret" };
    const taken = { ...entered, inviteCode: "TAKEN1" };
    const { db } = backend;
    await db.insert(customers).values(taken);
    const failures = [
      await db.insert(customers).values(taken).catch(loggable),
      await db
        .insert(customers)
        .values({ ...taken, number: "1", mobile: "13812341235", sex: 7 })
        .catch(loggable),
      await db
        .insert(sessions)
        .values({ customerId: 0, client: 5, tokenHash: "secret", expiresAt: new Date() })
        .catch(loggable),
    ];
    for (const failure of failures) {
      const shown = inspect(failure, { depth: 5 });
      expect(shown).toMatch(/insert into "(?:customers|sessions)"/);
      expect(shown).toMatch(/violates (?:unique|check|foreign key) constraint/);
      expect(shown).toContain("loggable.test.ts");
      expect(shown).not.toMatch(/1381234|Mina|secret|TAKEN1/);
    }
  });

  test("what is logged of other errors is all of them", () => {
    const error = new Error("broken");
    expect(loggable(error)).toBe(error);
  });
});
