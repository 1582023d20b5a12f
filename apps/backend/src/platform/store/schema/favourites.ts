import { index, integer, pgTable, primaryKey, timestamp } from "../sql.ts";
import { products } from "./catalog.ts";
import { customers } from "./customers.ts";
import { shops } from "./merchants.ts";

export const favouriteProducts = pgTable(
  "favourite_products",
  {
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** What it cost when it was saved, in fen: the price of the flash sale where one was running. */
    price: integer().notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (favourite) => [
    primaryKey({ columns: [favourite.customerId, favourite.productId] }),
    index("favourite_products_product").on(favourite.productId),
  ],
);

export const followedShops = pgTable(
  "followed_shops",
  {
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    followedAt: timestamp("followed_at", { withTimezone: true }).notNull(),
  },
  (follow) => [
    primaryKey({ columns: [follow.customerId, follow.shopId] }),
    index("followed_shops_shop").on(follow.shopId),
  ],
);
