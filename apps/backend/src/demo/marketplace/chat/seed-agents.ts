import type { Executor } from "../../../platform/store/database.ts";
import { agents, quickReplies } from "../../../platform/store/schema/agents.ts";
import { shopServices } from "../../../platform/store/schema/chat.ts";
import { settings } from "../../../platform/store/schema/settings.ts";
import { insertRows } from "../insert-rows.ts";
import type { ShopContents } from "../marketplace-contents.ts";
import type { Numbering } from "../numbering.ts";
import { written } from "../written-text.ts";
import { automaticNickname, demoAccount, demoOwner, demoReplies, platformAgentKey } from "./demo-agents.ts";

/**
 * Who answers at the platform and at each shop: one to log in with, and one that answers where nobody has. Shops that have been
 * made with their owners keep these.
 */
export async function seedAgents(
  db: Executor,
  shops: readonly Pick<ShopContents, "key" | "phone">[],
  shopIds: Pick<Numbering, "of">,
  { passwordHash, shopHours, now }: { readonly passwordHash: string; readonly shopHours: string; readonly now: Date },
): Promise<void> {
  const desks = [
    { key: platformAgentKey, shopId: null },
    ...shops.map(({ key }) => ({ key, shopId: shopIds.of(key) })),
  ];
  // What somebody has said of it already, stays.
  await db.insert(settings).values({ key: "customerService", value: "chat" }).onConflictDoNothing();
  if (shops.length > 0)
    await db
      .insert(shopServices)
      .values(shops.map(({ key, phone }) => ({ shopId: shopIds.of(key), isOnline: true, phone, hours: shopHours })))
      .onConflictDoNothing();
  const known = new Set((await db.select({ account: agents.account }).from(agents)).map(({ account }) => account));
  await insertRows(
    db,
    agents,
    desks.flatMap(({ key, shopId }) => [
      ...(known.has(demoAccount(key))
        ? []
        : [
            {
              ...demoOwner(key, passwordHash),
              shopId,
              role: shopId === null ? ("operator" as const) : ("owner" as const),
              createdAt: now,
            },
          ]),
      {
        shopId,
        account: demoAccount(`${key}-automatic`),
        isAutomatic: true,
        ...written({ nickname: automaticNickname }),
        createdAt: now,
      },
    ]),
  );
  await insertRows(
    db,
    quickReplies,
    desks.flatMap(({ shopId }) =>
      demoReplies.map((reply, index) => ({ shopId, ...written(reply), position: index + 1, createdAt: now })),
    ),
  );
}
