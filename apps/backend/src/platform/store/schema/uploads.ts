import { boolean, check, index, integer, pgTable, sql, text, timestamp, unique } from "../sql.ts";
import { agents } from "./agents.ts";
import { customers } from "./customers.ts";

/** What an image or a document is uploaded for; `default` is said by nobody, as clients of the contract do. */
export const uploadPurposes = ["default", "chat", "after_sale", "review", "avatar", "merchant", "marketplace"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What customers and agents have uploaded. The files themselves are the port's. */
export const uploads = pgTable(
  "uploads",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Whose it is: a customer's or an agent's. */
    customerId: integer("customer_id").references(() => customers.id),
    agentId: integer("agent_id").references(() => agents.id),
    purpose: text({ enum: uploadPurposes }).notNull(),
    /** Where the port keeps it, which cannot be guessed. */
    path: text().notNull().unique(),
    /** As the customer calls the file. */
    name: text().notNull(),
    /** The client's name for the attempt; null where it has sent none. */
    idempotencyKey: text("idempotency_key"),
    /** Of what was sent, by which another file with the same key is told from a repetition. */
    contentHash: text("content_hash").notNull(),
    /** False until the port has the file. */
    isStored: boolean("is_stored").notNull().default(false),
    /** What has it, like `after_sale:12`; null: nothing. */
    attachedTo: text("attached_to"),
    /** Since when nothing has it; null while something does. */
    unattachedSince: timestamp("unattached_since", { withTimezone: true }),
    /** It is being deleted, and can be attached no more. */
    isForgotten: boolean("is_forgotten").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (upload) => [
    unique("uploads_idempotency").on(upload.customerId, upload.idempotencyKey),
    unique("uploads_idempotency_of_agents").on(upload.agentId, upload.idempotencyKey),
    check("uploads_one_owner", sql`num_nonnulls(${upload.customerId}, ${upload.agentId}) = 1`),
    index("uploads_attached")
      .on(upload.attachedTo)
      .where(sql`attached_to is not null`),
    index("uploads_unattached")
      .on(upload.unattachedSince)
      .where(sql`unattached_since is not null`),
    check("uploads_attached_or_not", sql`(${upload.attachedTo} is null) = (${upload.unattachedSince} is not null)`),
    check("uploads_kept_while_attached", sql`not ${upload.isForgotten} or ${upload.attachedTo} is null`),
    check("uploads_attached_when_stored", sql`${upload.isStored} or ${upload.attachedTo} is null`),
  ],
);

export type Upload = typeof uploads.$inferSelect;
