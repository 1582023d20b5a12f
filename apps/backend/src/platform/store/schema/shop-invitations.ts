import { index, integer, pgTable, sql, text, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";
import { shops } from "./merchants.ts";
import { policyVersions } from "./policies.ts";

/** Links by which somebody opens a shop without an application. */
export const shopInvitations = pgTable(
  "shop_invitations",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** SHA-256 of the token, which only the link has. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Whom it is for, as the operator has noted it. */
    note: text().notNull(),
    /** Null: the account of the operator is gone. */
    invitedBy: integer("invited_by").references(() => agents.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** What has become of it. */
    shopId: integer("shop_id").references(() => shops.id),
    /** Which version of the merchants' agreement was accepted with it; null: none was published. */
    acceptedVersionId: integer("accepted_version_id").references(() => policyVersions.id),
  },
  (invitation) => [
    index("shop_invitations_shop")
      .on(invitation.shopId)
      .where(sql`shop_id is not null`),
  ],
);
