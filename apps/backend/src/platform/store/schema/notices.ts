import { languages, type Translations } from "../language.ts";
import { boolean, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { customers } from "./customers.ts";

/** What a customer is told of, and can switch on and off. */
export const noticeKinds = ["price", "stock", "flash", "order", "refund"] as const;

export type SwitchedNoticeKind = (typeof noticeKinds)[number];

/** What is told of the account itself is always in the inbox. */
export type NoticeKind = SwitchedNoticeKind | "account";

/** What stands in a notice's text: as it is in every language, or translated as a row's texts are. */
export type NoticeParameter = string | { readonly text: string; readonly translations: Translations<"text"> };
export type NoticeParameters = Readonly<Record<string, NoticeParameter>>;

/** The inbox, and what was only sent by text message. */
export const notices = pgTable(
  "notices",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text({ enum: [...noticeKinds, "account"] }).notNull(),
    aboutType: text("about_type", { enum: ["product", "order", "account"] }).notNull(),
    aboutId: integer("about_id").notNull(),
    /** The key of the text, which is written in the language of whoever reads it. */
    textKey: text("text_key").notNull(),
    parameters: jsonb().$type<NoticeParameters>().notNull(),
    image: text("picture"),
    /** What it tells of: a customer is told of that once, also after having deleted it. */
    onceKey: text("once_key").notNull(),
    /** False: the customer does not want its kind in the inbox. */
    isShown: boolean("is_shown").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (notice) => [
    uniqueIndex("notices_once").on(notice.customerId, notice.onceKey),
    index("notices_inbox")
      .on(notice.customerId, notice.id.desc().nullsFirst())
      .where(sql`is_shown and deleted_at is null`),
    index("notices_unread")
      .on(notice.customerId)
      .where(sql`is_shown and deleted_at is null and read_at is null`),
    index("notices_created").on(notice.createdAt),
  ],
);

export type Notice = typeof notices.$inferSelect;

/** What a customer has decided about a kind; without a row it is as it is for everybody. */
export const noticeSettings = pgTable(
  "notice_settings",
  {
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text({ enum: noticeKinds }).notNull(),
    inbox: boolean().notNull(),
    sms: boolean().notNull(),
    /** In which the customer has decided it, and so reads text messages. */
    language: text({ enum: languages }).notNull(),
  },
  (setting) => [primaryKey({ columns: [setting.customerId, setting.kind] })],
);

/** Notices that are to be sent as text messages, too. */
export const noticeMessages = pgTable(
  "notice_messages",
  {
    noticeId: integer("notice_id")
      .primaryKey()
      .references(() => notices.id, { onDelete: "cascade" }),
    /** Where it is sent to; null: to the customer's number, as it is then. */
    mobile: text(),
    language: text({ enum: languages }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Not before; put off before each try. */
    sendAt: timestamp("send_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (message) => [
    index("notice_messages_to_send")
      .on(message.sendAt)
      .where(sql`sent_at is null`),
  ],
);
