import { type Language, languages, type Translations } from "../language.ts";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "../sql.ts";
import { agents } from "./agents.ts";
import { customers } from "./customers.ts";
import { shops } from "./merchants.ts";

/** A product as it was when it was sent. */
export interface ProductCardOfChat {
  readonly kind: "product";
  readonly id: number;
  readonly image: string | null;
  /** Fen. */
  readonly price: number;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly name: string;
}

/** An order as it was when it was sent. */
export interface OrderCardOfChat {
  readonly kind: "order";
  readonly id: number;
  readonly number: string;
  readonly image: string | null;
  /** Fen. */
  readonly amount: number;
  readonly quantity: number;
  readonly state: "unpaid" | "paid" | "shipped" | "completed" | "closed";
  readonly isPickup: boolean;
}

export type ChatCard = ProductCardOfChat | OrderCardOfChat;

/**
 * What a customer and a shop, or the platform, say to each other. Who adds a record or moves a mark locks the row, so that
 * records are committed in the order of their ids.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** Null: with the platform. */
    shopId: integer("shop_id").references(() => shops.id),
    /** Who answers; null: nobody has yet. */
    agentId: integer("agent_id").references(() => agents.id),
    /** The kind of client that the customer wrote with last. */
    client: smallint().notNull(),
    /** What the customer reads the shop in. */
    language: text({ enum: languages }).notNull(),
    lastRecordId: integer("last_record_id").notNull().default(0),
    lastCustomerRecordId: integer("last_customer_record_id").notNull().default(0),
    /** Up to which record either side has read. */
    customerReadId: integer("customer_read_id").notNull().default(0),
    agentReadId: integer("agent_read_id").notNull().default(0),
    /** Of the last record, as agents see it in their lists. */
    preview: text().notNull().default(""),
    previewKind: smallint("preview_kind").notNull().default(1),
    /** Since when the customer has waited for an answer; null: nobody waits. */
    waitingSince: timestamp("waiting_since", { withTimezone: true }),
    /** What the agent before has written for the one who answers now. */
    note: text().notNull().default(""),
    /** When the platform last answered that the customer asks for a person; null: it never has. */
    personAnsweredAt: timestamp("person_answered_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (conversation) => [
    unique("conversations_customer_shop").on(conversation.customerId, conversation.shopId).nullsNotDistinct(),
    index("conversations_agent").on(
      conversation.agentId,
      conversation.updatedAt.desc().nullsFirst(),
      conversation.id.desc().nullsFirst(),
    ),
  ],
);

export type Conversation = typeof conversations.$inferSelect;

/** What was said. */
export const chatRecords = pgTable(
  "chat_records",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** Who said it, or to whom it was said. */
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    isFromCustomer: boolean("is_from_customer").notNull(),
    /** The sender's name for it, by which a repetition is recognised; null where none was sent. */
    clientId: text("client_id"),
    /** 1 text, 2 image, 3 product, 4 order. */
    kind: smallint().notNull(),
    /** The platform says so, and not the agent: that another one answers now. */
    isNotice: boolean("is_notice").notNull().default(false),
    /** As it was sent; the path of an image; of an order what clients show that know of no such cards. */
    body: text().notNull(),
    card: jsonb().$type<ChatCard>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (record) => [
    index("chat_records_conversation").on(record.conversationId, record.id),
    index("chat_records_customer").on(record.customerId, record.createdAt),
    index("chat_records_agent").on(record.agentId, record.conversationId, record.id),
    uniqueIndex("chat_records_of_customer")
      .on(record.customerId, record.clientId)
      .where(sql`is_from_customer and client_id is not null`),
    uniqueIndex("chat_records_of_agent")
      .on(record.agentId, record.clientId)
      .where(sql`not is_from_customer and client_id is not null`),
    check("chat_records_kind", sql`${record.kind} between 1 and 4`),
    check("chat_records_card", sql`(${record.kind} in (3, 4)) = (${record.card} is not null)`),
  ],
);

export type ChatRecord = typeof chatRecords.$inferSelect;

/** Processes that hold sockets: whoever has not been heard of for some seconds is dead, and its sockets with it. */
export const chatNodes = pgTable("chat_nodes", {
  id: text().primaryKey(),
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
});

/** Open sockets of all nodes. */
export const chatConnections = pgTable(
  "chat_connections",
  {
    id: text().primaryKey(),
    nodeId: text("node_id")
      .notNull()
      .references(() => chatNodes.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "cascade" }),
    /** Whom the customer talks to, or whose agent it is; null: the platform. */
    shopId: integer("shop_id").references(() => shops.id),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
  },
  (connection) => [
    index("chat_connections_node").on(connection.nodeId),
    index("chat_connections_customer").on(connection.customerId),
    index("chat_connections_agent").on(connection.agentId),
    check("chat_connections_one", sql`num_nonnulls(${connection.customerId}, ${connection.agentId}) = 1`),
  ],
);

/** How a shop is reached by those who want to ask it something. */
export const shopServices = pgTable("shop_services", {
  shopId: integer("shop_id")
    .primaryKey()
    .references(() => shops.id),
  /** By chat, or only by what else is said here. */
  isOnline: boolean("is_online").notNull().default(true),
  wechat: text().notNull().default(""),
  phone: text().notNull().default(""),
  hours: text().notNull().default(""),
  image: text(),
  /** What customers read in the chat while nobody is there; "": nothing. */
  greeting: text().notNull().default(""),
  translations: jsonb().$type<Translations<"greeting">>().notNull().default({}),
  /** Counts changes at the desk: who changes it names the one that they have read. */
  revision: integer().notNull().default(1),
});
