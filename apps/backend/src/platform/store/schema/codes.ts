import { index, integer, pgTable, smallint, text, timestamp, unique } from "../sql.ts";

export const codes = pgTable(
  "codes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** A mobile number or an email address. */
    destination: text().notNull(),
    /** The contract's key: ZCYZ registration, YZMDL login, ZHMM password … */
    scene: text().notNull(),
    codeHash: text("code_hash").notNull(),
    /** Wrong tries so far. */
    failures: smallint().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (code) => [index("codes_newest").on(code.destination, code.scene, code.id)],
);

/** What the demo would have sent, to telephones and by email. Production never writes here. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** A mobile number or an email address. */
    destination: text().notNull(),
    scene: text().notNull(),
    /** "" where it is no code. */
    code: text().notNull(),
    /** Of an email; "" for telephones. */
    subject: text().notNull().default(""),
    /** "" for codes to telephones, whose text the gateway has. */
    text: text().notNull().default(""),
    noticeId: integer("notice_id"),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (message) => [unique("outbox_notice").on(message.noticeId, message.destination)],
);
