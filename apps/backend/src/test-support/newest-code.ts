import { setTimeout } from "node:timers/promises";
import { outbox } from "../platform/store/schema/codes.ts";
import type { Executor } from "../platform/store/database.ts";
import { and, desc, eq } from "../platform/store/sql.ts";

/** Milliseconds: a busy machine is no fault of the platform. */
const timeoutMs = 60_000;

/** The code that the demo sent last; messages may arrive after the answer. */
export async function newestCode(db: Executor, destination: string, scene: string): Promise<string> {
  for (const until = Date.now() + timeoutMs; Date.now() < until;) {
    const [message] = await db
      .select({ code: outbox.code })
      .from(outbox)
      .where(and(eq(outbox.destination, destination), eq(outbox.scene, scene)))
      .orderBy(desc(outbox.id))
      .limit(1);
    if (message !== undefined) return message.code;
    await setTimeout(20);
  }
  throw new Error(`No message for ${scene} was sent to ${destination}`);
}
