import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import type { PaymentProviders } from "../payments/providers/provider.ts";
import { secrets } from "../../platform/store/schema/sandbox.ts";
import { eq } from "../../platform/store/sql.ts";
import type { Notify } from "./notifications.ts";
import { sandboxProviders } from "./sandbox-provider.ts";

/** Payment providers that take no money. */
export interface Sandbox {
  readonly providers: PaymentProviders;
  /** What they sign with. */
  readonly secret: string;
}

const name = "sandbox";

/** The row of `secrets` that says that a store has a sandbox. */
export const isSandboxKey = eq(secrets.name, name);

/** Signs with what was made once for this store, and so is the same on all nodes and after a restart. */
export async function openSandbox(db: Executor): Promise<Sandbox> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(isSandboxKey);
  if (secret === undefined) throw new Error("The sandbox has no secret");
  return sandboxWith(secret.value);
}

export function sandboxWith(secret: string): Sandbox {
  return { secret, providers: sandboxProviders(secret) };
}

/** A sandbox that can tell the platform of its payments. */
export interface RunningSandbox extends Sandbox {
  readonly notify: Notify;
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Null: payments take money. */
    readonly sandbox: RunningSandbox | null;
  }
}
