import type { PartialTexts } from "../language.ts";
import { boolean, check, index, integer, jsonb, pgTable, sql, text, timestamp, unique } from "../sql.ts";
import { agents } from "./agents.ts";
import { merchantApplications } from "./applications.ts";
import { customers } from "./customers.ts";

/** What shoppers agree to, how their data is used, what holds after a purchase, what merchants agree to. */
export const policyKeys = ["service", "privacy", "aftersale", "merchant"] as const;
export type PolicyKey = (typeof policyKeys)[number];

/** Where somebody works on a policy. Nobody but operators sees it. */
export const policies = pgTable(
  "policies",
  {
    key: text({ enum: policyKeys }).primaryKey(),
    /** Counts what happens to the draft, publishing included: a change is of what was read. */
    revision: integer().notNull(),
    /** HTML by language; null: nothing is being written. */
    draft: jsonb().$type<PartialTexts>(),
    /** Somebody has to read it before it may be published: it is a skeleton. */
    isToReview: boolean("is_to_review").notNull().default(false),
    /** Null: nobody at the desk. */
    changedBy: integer("changed_by").references(() => agents.id, { onDelete: "set null" }),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (policy) => [check("policies_to_review", sql`not ${policy.isToReview} or ${policy.draft} is not null`)],
);

/** What was published, and is never changed: customers have accepted it. The newest holds. */
export const policyVersions = pgTable(
  "policy_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text({ enum: policyKeys }).notNull(),
    /** Of its key, from 1. */
    version: integer().notNull(),
    texts: jsonb().$type<PartialTexts>().notNull(),
    publishedBy: integer("published_by").references(() => agents.id, { onDelete: "set null" }),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
  },
  (row) => [
    unique("policy_versions_key").on(row.key, row.version),
    check("policy_versions_version", sql`${row.version} > 0`),
  ],
);

/** Which versions a customer has accepted: when they registered, and with each application to sell. */
export const policyAcceptances = pgTable(
  "policy_acceptances",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    versionId: integer("version_id")
      .notNull()
      .references(() => policyVersions.id),
    /** The application that it was accepted with; null: the registration. */
    applicationId: integer("application_id").references(() => merchantApplications.id, { onDelete: "cascade" }),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
  },
  (row) => [
    index("policy_acceptances_customer").on(row.customerId),
    index("policy_acceptances_application").on(row.applicationId),
  ],
);
