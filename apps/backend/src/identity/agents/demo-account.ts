import { agents } from "../../platform/store/schema/agents.ts";
import { like } from "../../platform/store/sql.ts";

/** What the accounts of a demo's agents begin with, and those of nobody else: everybody knows their password. */
export const demoAccountPrefix = "demo-";

export const isDemoAccount = like(agents.account, `${demoAccountPrefix}%`);
