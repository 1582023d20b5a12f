import type { Job, JobContext } from "../../platform/domain/job.ts";
import { agentSessions } from "../../platform/store/schema/agents.ts";
import { lt } from "../../platform/store/sql.ts";

export const forgetAgentSessions = {
  name: "forget ended sessions of agents",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) =>
    (await db.delete(agentSessions).where(lt(agentSessions.expiresAt, now()))).rowCount ?? 0,
} satisfies Job;
