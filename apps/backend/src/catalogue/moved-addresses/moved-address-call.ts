import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { type MovedKind, movedAddresses } from "../../platform/store/schema/moved-addresses.ts";
import { and, eq } from "../../platform/store/sql.ts";

const kinds: Readonly<Record<string, MovedKind>> = {
  category: "category",
  brand: "brand",
  article: "article",
  article_category: "article_category",
};

/** `address/moved` (the extension `moved_addresses`): the id that an id's addresses lead to now; 0: it has not moved. */
export async function handleMovedAddress({ db, query }: CallContext) {
  const kind = kinds[query.text("kind")];
  const formerId = requiredId(query, "id");
  if (kind === undefined) return { id: 0 };
  const [moved] = await db
    .select({ id: movedAddresses.currentId })
    .from(movedAddresses)
    .where(and(eq(movedAddresses.kind, kind), eq(movedAddresses.formerId, formerId)));
  return { id: moved?.id ?? 0 };
}
