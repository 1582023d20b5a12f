import { parseArgs } from "node:util";
import { type Command, type CommandContext, UsageError } from "../../../platform/domain/command.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { changeOrders, type OrderChange } from "../change-order.ts";
import { namedOrder } from "./named-order.ts";

export interface ChangeCommand {
  readonly name: string;
  /** What stands behind the order, e.g. `<code>`; "" for nothing. */
  readonly more: string;
  readonly help: string;
  readonly change: (more: readonly string[], options: ShipOptions) => OrderChange;
}

interface ShipOptions {
  readonly carrier?: string | undefined;
  readonly number?: string | undefined;
}

/** A command that does to one order what its merchant may. */
export function changeCommand({ name, more, help, change }: ChangeCommand): Command {
  return {
    name,
    usage: ["<order>", more, "[--json]"].filter((part) => part !== "").join(" "),
    help,
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { json: { type: "boolean" }, carrier: { type: "string" }, number: { type: "string" } },
      });
      const [order, ...rest] = positionals.map((text) => text.trim());
      if (order === undefined || order === "") throw new UsageError("Name an order by its number or its id");
      const { json, ...options } = values;
      await execute(context, order, change(rest, options), json === true);
    },
  };
}

async function execute({ db, now, print }: CommandContext, name: string, change: OrderChange, asJson: boolean) {
  const { id } = await namedOrder(db, name);
  const actor = { kind: "merchant" } as const;
  await retriedTransaction(db, (tx) => changeOrders(tx, { orderIds: [id], change, actor, now: now() }));
  const { number, state } = await namedOrder(db, String(id));
  print(asJson ? JSON.stringify({ id, number, state }) : `Order ${number} (${id}) is ${state}`);
}
