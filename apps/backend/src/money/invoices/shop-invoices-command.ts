import { parseArgs } from "node:util";
import { type Command, CommandError, UsageError, namedId } from "../../platform/domain/command.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

const kinds = ["none", "normal", "special"] as const;

export const shopInvoicesCommand: Command = {
  name: "shop-invoices",
  usage: `<shop> ${kinds.join("|")}`,
  help: "Says which invoices a shop issues: none, those without the buyer's tax registration, or both",
  run: async ({ db, print }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [name = "", wanted = "", ...more] = positionals;
    const id = namedId(name, "a shop");
    const kind = kinds.find((each) => each === wanted);
    if (kind === undefined || more.length > 0) throw new UsageError(`Say which, one of ${kinds.join(", ")}`);
    const isMeant = and(eq(shops.id, id), isNull(shops.deletedAt));
    const [shop] = await db.transaction((tx) =>
      tx.update(shops).set({ invoices: kind }).where(isMeant).returning({ id: shops.id }),
    );
    if (shop === undefined) throw new CommandError(`There is no shop ${id}`);
    print(
      `Shop ${id} issues ${kind === "special" ? "both kinds of invoices" : kind === "none" ? "no invoices" : "invoices"}`,
    );
  },
};
