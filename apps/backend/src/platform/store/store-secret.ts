import { randomBytes } from "node:crypto";
import type { Executor } from "./database.ts";
import { assertDefined } from "./rows.ts";
import { secrets } from "./schema/sandbox.ts";
import { eq } from "./sql.ts";

/** What is signed with under this name: made once for this store, and so the same on all nodes and after a restart. */
export async function storeSecret(db: Executor, name: string): Promise<string> {
  const known = await readSecret(db, name);
  if (known !== null) return known;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  return assertDefined(await readSecret(db, name), `secret "${name}" that has just been made`);
}

async function readSecret(db: Executor, name: string): Promise<string | null> {
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return secret?.value ?? null;
}
