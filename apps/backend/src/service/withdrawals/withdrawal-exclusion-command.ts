import { parseArgs } from "node:util";
import { type Command, CommandError, UsageError, namedId } from "../../platform/domain/command.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { exclusionReasons, withdrawalExclusions } from "../../platform/store/schema/withdrawals.ts";
import { eq } from "../../platform/store/sql.ts";

export const withdrawalExclusionCommand: Command = {
  name: "withdrawal-exclusion",
  usage: `<product> ${exclusionReasons.join("|")}|off`,
  help: "Says why nobody can withdraw from the purchase of a product; orders placed before stay as they are",
  run: async ({ db, now, print }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [name = "", wanted = "", ...more] = positionals;
    const productId = namedId(name, "a product");
    const reason = exclusionReasons.find((each) => each === wanted);
    if ((reason === undefined && wanted !== "off") || more.length > 0) {
      throw new UsageError(`Say why, one of ${exclusionReasons.join(", ")}, or off`);
    }
    const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
    if (product === undefined) throw new CommandError(`There is no product ${productId}`);
    if (reason === undefined) {
      await db.transaction((tx) =>
        tx.delete(withdrawalExclusions).where(eq(withdrawalExclusions.productId, productId)),
      );
      print(`Product ${productId} can be withdrawn from`);
      return;
    }
    await db.transaction((tx) =>
      tx
        .insert(withdrawalExclusions)
        .values({ productId, reason, createdAt: now() })
        .onConflictDoUpdate({ target: withdrawalExclusions.productId, set: { reason } }),
    );
    print(`Product ${productId} is excluded: ${reason}`);
  },
};
