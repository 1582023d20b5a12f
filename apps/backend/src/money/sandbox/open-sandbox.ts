import type { Executor } from "../../platform/store/database.ts";
import type { PaymentProviders } from "../payments/providers/provider.ts";
import { secrets } from "../../platform/store/schema/sandbox.ts";
import { eq } from "../../platform/store/sql.ts";
import { storeSecret } from "../../platform/store/store-secret.ts";
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

export async function openSandbox(db: Executor): Promise<Sandbox> {
  return sandboxWith(await storeSecret(db, name));
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
