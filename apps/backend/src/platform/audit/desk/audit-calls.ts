import type { ManagerContext } from "../../http/desk-call.ts";
import { Reply } from "../../http/reply.ts";
import { requiredId } from "../../http/required-id.ts";
import { auditedTables, isAudited } from "../../store/audited-tables.ts";
import { retriedTransaction } from "../../store/retried-transaction.ts";
import { auditSubjects } from "../audit-subjects.ts";
import { entryWire } from "../entry-wire.ts";
import { listEntries } from "../list-entries.ts";
import { putBack } from "../put-back.ts";

const pageSize = 50;
const maxWhoLength = 50;

/** What a shop changes of itself, for the filter of owners. */
const ofShops: ReadonlySet<string> = new Set([
  "shops",
  "shop_categories",
  "freight_templates",
  "cash_terms",
  "freight_rules",
  "free_shipping_rules",
  "products",
  "skus",
  "coupons",
  "orders",
  "after_sales",
  "agents",
]);

/**
 * `audit/list`: what has been changed, the newest first; an owner sees what concerns the shop. `before` names the entry that
 * the page before ended with, so that a page costs the same however far back it is.
 */
export async function handleAuditEntries({ db, query, shopId, language }: ManagerContext) {
  const subject = query.text("subject");
  const rows = await listEntries(
    db,
    {
      shopId,
      subject: isAudited(subject) ? subject : null,
      subjectId: query.text("subject_id") || null,
      who: query.text("who").slice(0, maxWhoLength) || null,
      from: query.instant("from"),
      until: query.instant("until"),
      before: query.id("before"),
    },
    pageSize,
  );
  const subjects = Object.keys(auditedTables).filter((name) => shopId === null || ofShops.has(name));
  return {
    list: rows.slice(0, pageSize).map((row) => entryWire(row, language)),
    more: rows.length > pageSize ? 1 : 0,
    subjects: subjects.map((name) => ({
      subject: name,
      name: isAudited(name) ? auditSubjects[name][language.wanted] : name,
    })),
  };
}

/** `audit/put_back`: makes a row again what it was before a change, unless it has changed since. */
export async function handlePutBack({ db, body, shopId }: ManagerContext) {
  const id = requiredId(body, "id");
  await retriedTransaction(db, (tx) => putBack(tx, id, shopId));
  return new Reply([], { key: "saved" });
}
