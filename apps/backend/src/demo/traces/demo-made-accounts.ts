import { isDemoAccount } from "../../identity/agents/manage-accounts.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { shopInvitations } from "../../platform/store/schema/shop-invitations.ts";
import { aliasedTable, and, eq, gt, inArray, notExists, or, type SQL, sql } from "../../platform/store/sql.ts";

/** Who can have used a demo's public passwords at the desk, and whom they have let in there. */
export interface DemoDesk {
  /** The demo's own accounts. */
  readonly own: readonly number[];
  /** Accounts of other names whose password one of those has made, or one that they have made, and so on. */
  readonly made: readonly number[];
}

/** Looks them up in the audit log, which says who has added an account, or has given it another password. */
export async function findDemoDesk(db: Executor): Promise<DemoDesk> {
  const own = (await db.select({ id: agents.id }).from(agents).where(isDemoAccount)).map(({ id }) => id);
  const found = new Set(own);
  let newest: readonly number[] = own;
  while (newest.length > 0) {
    newest = (await accountsMadeBy(db, newest)).filter((id) => !found.has(id));
    for (const id of newest) found.add(id);
  }
  const ownIds = new Set(own);
  return { own, made: [...found].filter((id) => !ownIds.has(id)) };
}

async function accountsMadeBy(db: Executor, makers: readonly number[]): Promise<readonly number[]> {
  const invited = db
    .select({ shopId: shopInvitations.shopId })
    .from(shopInvitations)
    .where(inArray(shopInvitations.invitedBy, [...makers]));
  const rows = await db
    .selectDistinct({ id: auditEntries.subjectId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, "agents"),
        sql`${auditEntries.after} -> 'password_hash' is not null`,
        or(
          inArray(auditEntries.agentId, [...makers]),
          // Whoever accepts an invitation has not logged in, so the log names nobody.
          and(eq(auditEntries.action, "invitations/accept"), inArray(auditEntries.shopId, invited)),
        ),
        isNotConfirmedSince(db),
      ),
    );
  return rows.map(({ id }) => Number(id));
}

/** Whoever has the machine confirms such an account by resetting its password there, or by enabling it. */
function isNotConfirmedSince(db: Executor): SQL {
  const later = aliasedTable(auditEntries, "later");
  return notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.subject, "agents"),
          eq(later.subjectId, auditEntries.subjectId),
          eq(later.action, "command:agents"),
          gt(later.id, auditEntries.id),
        ),
      ),
  );
}

/** Those of them that somebody can still log in with. */
export function isMadeAndEnabled({ made }: DemoDesk): SQL | undefined {
  return and(inArray(agents.id, [...made]), eq(agents.isDisabled, false));
}
