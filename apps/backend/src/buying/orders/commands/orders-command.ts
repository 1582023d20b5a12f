import { parseArgs } from "node:util";
import { type Command, UsageError } from "../../../platform/domain/command.ts";
import { table } from "../../../platform/cli/table.ts";
import { desc, eq } from "../../../platform/store/sql.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { type Order, orders, orderStates } from "../../../platform/store/schema/orders.ts";

const most = 100;

export const ordersCommand: Command = {
  name: "orders",
  usage: `[--state ${orderStates.join("|")}] [--json]`,
  help: `The newest orders, ${most} at most`,
  run: async ({ db, print }, args) => {
    const { values } = parseArgs({ args, options: { state: { type: "string" }, json: { type: "boolean" } } });
    const state = orderStates.find((each) => each === values.state);
    if (values.state !== undefined && state === undefined) {
      throw new UsageError(`There is no state "${values.state}". Known: ${orderStates.join(", ")}`);
    }
    const found = await db
      .select()
      .from(orders)
      .where(state === undefined ? undefined : eq(orders.state, state))
      .orderBy(desc(orders.id))
      .limit(most);
    for (const line of values.json === true ? found.map(asJson) : asTable(found)) print(line);
  },
};

/** The code of the counter stays with the customer. */
function asJson({ id, number, state, delivery, amount, shopId, createdAt }: Order): string {
  const at = createdAt.toISOString();
  return JSON.stringify({ id, number, state, delivery, amount: decimalYuan(amount), shop: shopId, at });
}

function asTable(found: readonly Order[]): readonly string[] {
  const rows = found.map(({ id, number, state, delivery, amount, createdAt }) => [
    String(id),
    number,
    state,
    delivery,
    decimalYuan(amount),
    createdAt.toISOString(),
  ]);
  return rows.length === 0 ? [] : table([["id", "number", "state", "delivery", "amount", "at"], ...rows]);
}
