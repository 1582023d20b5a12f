import { boolean, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { customers } from "./customers.ts";

/** Where customers have things sent to. Regions are the official six-digit codes. */
export const addresses = pgTable(
  "addresses",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    contact: text().notNull(),
    telephone: text().notNull(),
    provinceId: integer("province_id").notNull(),
    cityId: integer("city_id").notNull(),
    districtId: integer("district_id").notNull(),
    street: text().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (address) => [
    index("addresses_customer").on(address.customerId),
    uniqueIndex("addresses_default")
      .on(address.customerId)
      .where(sql`is_default and deleted_at is null`),
  ],
);
