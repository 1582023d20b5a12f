import { check, index, integer, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { agents } from "./agents.ts";
import { customers } from "./customers.ts";
import { shops } from "./merchants.ts";
import { reviews } from "./reviews.ts";

/** Which reviews customers have found helpful; triggers count them on the reviews. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (vote) => [primaryKey({ columns: [vote.customerId, vote.reviewId] }), index("review_votes_review").on(vote.reviewId)],
);

/** Why a review should not stand there. */
export const reportReasons = ["advertising", "offensive", "private", "unrelated", "untrue"] as const;
/** What a shop may say against a review of its products: that it is untrue would be said of each bad one. */
export const shopReportReasons = ["advertising", "offensive", "unrelated", "private", "other"] as const;
export type ReportReason = (typeof reportReasons)[number] | (typeof shopReportReasons)[number];

/** What readers and shops have told the platform of reviews: once a customer and review, and once a shop and review. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    /** Null: the account is gone, and what it has reported still has to be looked at. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    /** The shop whose product it is about; null: a reader has reported it. */
    shopId: integer("shop_id").references(() => shops.id),
    /** Who of the shop it was. */
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "set null" }),
    reason: text().$type<ReportReason>().notNull(),
    /** What a shop has added to the reason. */
    note: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Null: nobody has looked at it yet. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
    outcome: text({ enum: ["hidden", "kept"] }),
  },
  (report) => [
    uniqueIndex("review_reports_once").on(report.reviewId, report.customerId),
    uniqueIndex("review_reports_once_a_shop")
      .on(report.reviewId, report.shopId)
      .where(sql`shop_id is not null`),
    check("review_reports_reporter", sql`${report.shopId} is null or ${report.customerId} is null`),
    index("review_reports_customer").on(report.customerId),
    index("review_reports_open")
      .on(report.reviewId)
      .where(sql`closed_at is null`),
  ],
);

const reviewActions = ["hide", "show", "keep", "answer"] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What operators have done to reviews, and when. */
export const reviewEvents = pgTable(
  "review_events",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    action: text({ enum: reviewActions }).notNull(),
    actor: text({ enum: ["operator", "shop"] }).notNull(),
    /** The answer as it was given; "" for everything else. */
    remark: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (event) => [index("review_events_of").on(event.reviewId)],
);
