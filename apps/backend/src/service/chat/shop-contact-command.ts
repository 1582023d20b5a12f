import { parseArgs } from "node:util";
import { type Command, CommandError, UsageError, namedId } from "../../platform/domain/command.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

const longest = 100;

export const shopContactCommand: Command = {
  name: "shop-contact",
  usage: "<shop> chat|manual [--phone <number>] [--wechat <name>] [--hours <text>]",
  help: "Says how a shop is reached: by chat, or only by what else is said of it",
  run: async ({ db, print }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { phone: { type: "string" }, wechat: { type: "string" }, hours: { type: "string" } },
    });
    const [name = "", wanted = "", ...more] = positionals;
    const shopId = namedId(name, "a shop");
    if ((wanted !== "chat" && wanted !== "manual") || more.length > 0) throw new UsageError("Say how, chat or manual");
    if (Object.values(values).some((value) => value.length > longest || /\p{Cc}/u.test(value)))
      throw new UsageError(`One line of at most ${longest} characters each`);
    if ((await db.$count(shops, and(eq(shops.id, shopId), isNull(shops.deletedAt)))) === 0)
      throw new CommandError(`There is no shop ${shopId}`);
    const service = { isOnline: wanted === "chat", ...values };
    await db.transaction((tx) =>
      tx
        .insert(shopServices)
        .values({ shopId, ...service })
        .onConflictDoUpdate({ target: shopServices.shopId, set: service }),
    );
    print(`Shop ${shopId} is reached ${wanted === "chat" ? "by chat" : "without a chat"}`);
  },
};
