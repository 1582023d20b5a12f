import { index, integer, pgTable, smallint, text, timestamp } from "../sql.ts";

export const smsCodes = pgTable(
  "sms_codes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    mobile: text().notNull(),
    /** The contract's key: ZCYZ registration, YZMDL login, ZHMM password … */
    scene: text().notNull(),
    codeHash: text("code_hash").notNull(),
    /** Wrong tries so far. */
    failures: smallint().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (code) => [index("sms_codes_newest").on(code.mobile, code.scene, code.id)],
);

/** What the demo's sender would have sent. Production never writes here. */
export const smsOutbox = pgTable("sms_outbox", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  mobile: text().notNull(),
  scene: text().notNull(),
  /** "" where it is no code. */
  code: text().notNull(),
  /** Of a notice. */
  text: text().notNull().default(""),
  noticeId: integer("notice_id").unique("sms_outbox_notice"),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});
