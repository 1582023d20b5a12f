import { languages, type Translations } from "../language.ts";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "../sql.ts";
import { customers } from "./customers.ts";

/** What a customer is told of, and can switch on and off. */
export const noticeKinds = ["price", "stock", "flash", "order", "refund", "news"] as const;

export type SwitchedNoticeKind = (typeof noticeKinds)[number];

/** To which customers operators write. */
export type NoticeAudience =
  | { readonly kind: "everybody" }
  | { readonly kind: "level"; readonly levelId: number }
  /** Within the last days, from a shop or in a category where it is named. */
  | {
      readonly kind: "bought";
      readonly days: number;
      readonly shopId: number | null;
      readonly categoryId: number | null;
    }
  | { readonly kind: "notBought" | "registered"; readonly days: number };

export const noticeTargetKinds = ["product", "category", "shop", "area", "news", "help"] as const;

/** Where a notice of operators leads. */
export interface NoticeTarget {
  readonly kind: (typeof noticeTargetKinds)[number];
  readonly id: number;
}

/** Stopped: some customers have it in their inboxes, and no more get it. */
export const campaignStates = ["draft", "scheduled", "sending", "sent", "stopped"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** What operators write to groups of customers. From the moment that it is sent nothing of it changes. */
export const noticeCampaigns = pgTable(
  "notice_campaigns",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    content: text().notNull(),
    translations: jsonb().$type<Translations<"title" | "content">>().notNull().default({}),
    /** Null: it leads nowhere. */
    target: jsonb().$type<NoticeTarget>(),
    audience: jsonb().$type<NoticeAudience>().notNull(),
    state: text({ enum: campaignStates }).notNull().default("draft"),
    /** Not before. */
    sendAt: timestamp("send_at", { withTimezone: true }),
    /** The days of its audience are counted back from it. */
    startedAt: timestamp("started_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    /** Customers up to this id have been looked at: sending goes on behind it. */
    reachedId: integer("reached_id").notNull().default(0),
    sentCount: integer("sent_count").notNull().default(0),
    /** Of those that were read and are forgotten by now. */
    forgottenReadCount: integer("forgotten_read_count").notNull().default(0),
    /** Counts what happens at the desk: a change is of what was read. */
    revision: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (campaign) => [
    index("notice_campaigns_to_send")
      .on(campaign.sendAt)
      .where(sql`state in ('scheduled', 'sending')`),
    check("notice_campaigns_send_at", sql`${campaign.state} in ('draft', 'stopped') or ${campaign.sendAt} is not null`),
  ],
);

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
    /** That of a campaign is in its row. */
    aboutType: text("about_type", { enum: ["product", "order", "account", "campaign"] }).notNull(),
    aboutId: integer("about_id").notNull(),
    /** Whose text it is; null: it has one of its own. */
    campaignId: integer("campaign_id").references(() => noticeCampaigns.id),
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
    index("notices_campaign")
      .on(notice.campaignId)
      .where(sql`campaign_id is not null`),
    check("notices_of_campaigns", sql`(${notice.kind} = 'news') = (${notice.campaignId} is not null)`),
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
