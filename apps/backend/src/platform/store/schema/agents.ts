import type { Translations } from "../language.ts";
import { boolean, check, index, integer, jsonb, pgTable, smallint, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { shops } from "./merchants.ts";

/** What somebody may do at the desk; whoever may more may all of the former as well, an operator for the platform. */
export const deskRoles = ["agent", "staff", "owner", "operator"] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Who works at the desk, for one shop or for the platform, and answers customers. */
export const agents = pgTable(
  "agents",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: the platform's. */
    shopId: integer("shop_id").references(() => shops.id),
    /** What they log in with, in capital or small letters; shown as it was first written. */
    account: text().notNull(),
    /** As customers have it; null: nobody logs in with it, because it is automatic. */
    passwordHash: text("password_hash"),
    nickname: text().notNull(),
    role: text({ enum: deskRoles }).notNull().default("agent"),
    translations: jsonb().$type<Translations<"nickname">>().notNull().default({}),
    avatar: text(),
    /** Answers by itself: in demos only. */
    isAutomatic: boolean("is_automatic").notNull().default(false),
    /** Of an automatic one: until when it is there unless it says so again. */
    awakeUntil: timestamp("awake_until", { withTimezone: true }),
    isDisabled: boolean("is_disabled").notNull().default(false),
    /** Where a code is sent if the password is forgotten; null: nobody knows a telephone. */
    mobile: text(),
    /** Somebody else has made up the password, and has seen it. */
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (agent) => [
    index("agents_shop").on(agent.shopId),
    uniqueIndex("agents_account").on(sql`lower(${agent.account})`),
    check("agents_password", sql`(${agent.passwordHash} is null) = ${agent.isAutomatic}`),
    check("agents_role", sql`role = 'agent' or (role = 'operator') = (shop_id is null)`),
  ],
);

export type AgentRow = typeof agents.$inferSelect;

/** One for each kind of client that an agent uses, and of the web up to ten. */
export const agentSessions = pgTable(
  "agent_sessions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id, { onDelete: "cascade" }),
    /** As the contract numbers them; 5 is the web. */
    client: smallint().notNull(),
    /** SHA-256 of the token, which only the client has. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The browser and its system, as customers' sessions have them. */
    device: text().notNull().default(""),
    /** From where it was used last; "" where nobody knows. */
    network: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** To a few minutes. */
    usedAt: timestamp("used_at", { withTimezone: true }).notNull().defaultNow(),
    /** It is not put off by using it. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (session) => [
    uniqueIndex("agent_sessions_client")
      .on(session.agentId, session.client)
      .where(sql`${session.client} <> 5`),
    index("agent_sessions_agent").on(session.agentId, session.id),
  ],
);

/** What agents of a shop, or of the platform, write often. */
export const quickReplies = pgTable(
  "quick_replies",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: the platform's. */
    shopId: integer("shop_id").references(() => shops.id),
    /** Whose own it is; null: all agents of the shop have it. */
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "cascade" }),
    title: text().notNull(),
    content: text().notNull(),
    translations: jsonb().$type<Translations<"title" | "content">>().notNull().default({}),
    position: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }),
  },
  (reply) => [index("quick_replies_shop").on(reply.shopId, reply.position, reply.id)],
);
