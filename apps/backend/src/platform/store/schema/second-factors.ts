import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";

const agentId = () =>
  integer("agent_id")
    .notNull()
    .references(() => agents.id, { onDelete: "cascade" });

/** The authenticator app of an account of the desk. */
export const agentTotps = pgTable("agent_totps", {
  agentId: agentId().primaryKey(),
  /** Base32, as the app has it. It is shown when it is made, and in no answer after that. */
  secret: text().notNull(),
  /** The half minute of the last code that was taken: neither that code nor an earlier one is taken again. */
  lastStep: integer("last_step").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** The passkeys of an account of the desk. */
export const agentPasskeys = pgTable(
  "agent_passkeys",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    agentId: agentId(),
    /** Base64url, as the next. */
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** How often it has signed, where it counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** The host of the desk that it was made for. At another address no browser offers it. */
    host: text().notNull(),
    /** The browser and system that it was made with; "" where nobody knows. */
    device: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (passkey) => [index("agent_passkeys_agent").on(passkey.agentId, passkey.id)],
);

/** What an account still logs in with once without its second factor. */
export const agentRecoveryCodes = pgTable(
  "agent_recovery_codes",
  { agentId: agentId(), codeHash: text("code_hash").notNull() },
  (code) => [primaryKey({ columns: [code.agentId, code.codeHash] })],
);

/** A login that waits for the second factor. */
export interface LoginChallenge {
  /** That the password was compared with: a login does not outlive it. */
  readonly passwordHash: string;
  /** The kind of client, as sessions number them. */
  readonly client: number;
  /** Null: no passkey can be used. */
  readonly passkeyChallenge: string | null;
}

/** A second factor that is being set up: one of the two. */
export interface FactorChallenge {
  readonly totpSecret: string | null;
  readonly passkeyChallenge: string | null;
}

/** The first operator, as long as nothing but the second factor is missing. */
export interface FirstOperatorChallenge {
  readonly account: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** Null: no passkey can be made. */
  readonly passkeyChallenge: string | null;
}

export type ChallengeContents =
  | ({ readonly purpose: "login" } & LoginChallenge)
  | ({ readonly purpose: "factor" } & FactorChallenge)
  | ({ readonly purpose: "first-operator" } & FirstOperatorChallenge);

/** What waits for a second factor for some minutes. */
export const agentChallenges = pgTable(
  "agent_challenges",
  {
    /** SHA-256 of the token, which only the browser has. */
    tokenHash: text("token_hash").primaryKey(),
    /** Null: of an account that is still to be made. */
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "cascade" }),
    contents: jsonb().$type<ChallengeContents>().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (challenge) => [
    index("agent_challenges_agent").on(challenge.agentId),
    index("agent_challenges_expiry").on(challenge.expiresAt),
  ],
);

/** One-time codes for the first operator; the codes themselves follow from the id and a secret of the store. */
export const firstOperatorCodes = pgTable("first_operator_codes", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
