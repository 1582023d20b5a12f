import type { Page } from "../../platform/http/query.ts";
import { type AgentName, agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import {
  type RuleKind,
  ruleKinds,
  type RuleRevisionRow,
  type RuleState,
  searchRuleRevisions,
  type SearchRuleRow,
  searchRules,
} from "../../platform/store/schema/search-rules.ts";
import { alias, and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "../../platform/store/sql.ts";
import { ofScope } from "./change-rules.ts";

const ruleLists = ["all", "active", "planned", "over"] as const;
type RuleList = (typeof ruleLists)[number];

export interface WantedRules {
  readonly list: RuleList;
  readonly kind: RuleKind | null;
  /** A part of a search that rules are for; "": whatever it is. */
  readonly words: string;
  readonly page: Page;
}

/** A rule and its last change. */
export interface ListedRule {
  readonly rule: SearchRuleRow;
  readonly change: Pick<RuleRevisionRow, "changedAt">;
  readonly author: AgentName;
}

export function kindNamed(name: string): RuleKind | null {
  return ruleKinds.find((kind) => kind === name) ?? null;
}

export function ruleListNamed(name: string): RuleList {
  return ruleLists.find((list) => list === name) ?? "all";
}

/** The rules of the platform, or of a shop, that have not been taken back: what was changed last first. */
export async function listRules(
  db: Executor,
  shopId: number | null,
  { list, kind, words, page }: WantedRules,
  now: Date,
): Promise<{ readonly rows: readonly ListedRule[]; readonly total: number }> {
  const which = and(
    ofScope(shopId),
    isNull(searchRules.removedAt),
    isInList(list, now),
    kind === null ? undefined : sql`${searchRules.contents} ->> 'kind' = ${kind}`,
    words === "" ? undefined : sql`strpos(lower(${searchRules.text}), lower(${words})) > 0`,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ rule: searchRules, change: { changedAt: searchRuleRevisions.changedAt }, author: agentName })
      .from(searchRules)
      .innerJoin(
        searchRuleRevisions,
        and(eq(searchRuleRevisions.ruleId, searchRules.id), eq(searchRuleRevisions.revision, searchRules.revision)),
      )
      .innerJoin(agents, eq(agents.id, searchRuleRevisions.agentId))
      .where(which)
      .orderBy(desc(searchRuleRevisions.changedAt), desc(searchRules.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(searchRules, which),
  ]);
  return { rows, total };
}

function isInList(list: RuleList, now: Date): SQL | undefined {
  switch (list) {
    case "all":
      return undefined;
    case "active":
      return and(lte(searchRules.validFrom, now), or(isNull(searchRules.validUntil), gt(searchRules.validUntil, now)));
    case "planned":
      return gt(searchRules.validFrom, now);
    case "over":
      return and(isNotNull(searchRules.validUntil), lte(searchRules.validUntil, now));
    default:
      return list satisfies never;
  }
}

/** A change of a rule, and what the rule was before it; null where it did not exist. */
export interface LoggedChange {
  readonly change: RuleRevisionRow;
  readonly before: RuleState | null;
  readonly author: AgentName;
  /** Nobody has changed the rule since, so it can be taken back. */
  readonly isLast: boolean;
}

/** Who has changed what, the newest first; of one rule alone where one is named. */
export async function ruleLog(
  db: Executor,
  shopId: number | null,
  { ruleId, page }: { readonly ruleId: number | null; readonly page: Page },
): Promise<{ readonly rows: readonly LoggedChange[]; readonly total: number }> {
  const earlier = alias(searchRuleRevisions, "earlier");
  const which = and(ofScope(shopId), ruleId === null ? undefined : eq(searchRules.id, ruleId));
  const log = db
    .select({
      change: searchRuleRevisions,
      before: earlier.state,
      author: agentName,
      isLast: sql<boolean>`${searchRuleRevisions.revision} = ${searchRules.revision}`,
    })
    .from(searchRuleRevisions)
    .innerJoin(searchRules, eq(searchRules.id, searchRuleRevisions.ruleId))
    .innerJoin(agents, eq(agents.id, searchRuleRevisions.agentId))
    .leftJoin(
      earlier,
      and(
        eq(earlier.ruleId, searchRuleRevisions.ruleId),
        eq(earlier.revision, sql`${searchRuleRevisions.revision} - 1`),
      ),
    )
    .where(which);
  const [rows, total] = await Promise.all([
    log
      .orderBy(
        desc(searchRuleRevisions.changedAt),
        desc(searchRuleRevisions.ruleId),
        desc(searchRuleRevisions.revision),
      )
      .limit(page.size)
      .offset(page.offset),
    countChanges(db, which),
  ]);
  return { rows, total };
}

async function countChanges(db: Executor, which: SQL | undefined): Promise<number> {
  const changes = db
    .select({ id: searchRules.id })
    .from(searchRuleRevisions)
    .innerJoin(searchRules, eq(searchRules.id, searchRuleRevisions.ruleId))
    .where(which);
  return db.$count(changes.as("changes"));
}
