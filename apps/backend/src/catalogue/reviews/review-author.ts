import { customers } from "../../platform/store/schema/customers.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { getTableColumns, sql } from "../../platform/store/sql.ts";

/** A review with its author's name and image as they are now, for queries that join the customers; where nobody is known, as it says. */
export const reviewWithAuthor = {
  ...getTableColumns(reviews),
  nickname: sql<string>`coalesce(${customers.nickname}, ${reviews.nickname})`,
  avatar: sql<string | null>`coalesce(${customers.avatar}, ${reviews.avatar})`,
};
