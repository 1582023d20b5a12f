import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import { secrets } from "../../platform/store/schema/sandbox.ts";
import { eq } from "../../platform/store/sql.ts";

const name = "order-links";

/** What links to orders are signed with: made once for this store, and so the same on all nodes and after a restart. */
export async function linkKey(db: Executor): Promise<string> {
  const known = await readKey(db);
  if (known !== null) return known;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const made = await readKey(db);
  if (made === null) throw new Error("Links to orders have no key");
  return made;
}

async function readKey(db: Executor): Promise<string | null> {
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return secret?.value ?? null;
}
