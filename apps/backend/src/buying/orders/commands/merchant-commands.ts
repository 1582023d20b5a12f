import { type Command, UsageError, type CommandContext } from "../../../platform/domain/command.ts";
import { parseArgs } from "node:util";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { changeOrders, type OrderChange } from "../change-order.ts";
import { namedOrder } from "./named-order.ts";

const maxContentLength = 5000;

const ship = changeCommand({
  name: "ship",
  more: "[--carrier <name> --number <tracking number>]",
  help: "Sends a paid order off",
  change: (more, { carrier, number }) => {
    expectNothing(more);
    if ((carrier === undefined) !== (number === undefined)) {
      throw new UsageError("--carrier and --number belong together");
    }
    return { action: "ship", carrier: textOrNull(carrier), trackingNumber: textOrNull(number) };
  },
});

const deliver = changeCommand({
  name: "deliver",
  more: "<text>",
  help: "Delivers virtual goods: the text is what the customer gets",
  change: (more, options) => {
    expectNoShipping(options);
    const content = more.join(" ");
    if (content === "") throw new UsageError("Say what the customer gets");
    if (content.length > maxContentLength) throw new UsageError(`At most ${maxContentLength} characters`);
    return { action: "deliver", content };
  },
});

const collect = changeCommand({
  name: "pickup",
  more: "<code>",
  help: "Hands an order over at the counter, for the code that the customer shows",
  change: ([code, ...more], options) => {
    expectNoShipping(options);
    expectNothing(more);
    if (code === undefined || code === "") throw new UsageError("Say the code that the customer shows");
    return { action: "collect", code };
  },
});

const close = changeCommand({
  name: "close",
  more: "",
  help: "Closes an order that has not been sent; what was paid goes back",
  change: (more, options) => {
    expectNoShipping(options);
    expectNothing(more);
    return { action: "close" };
  },
});

export const merchantCommands: readonly Command[] = [ship, deliver, collect, close];

function textOrNull(text: string | undefined): string | null {
  return text?.trim() || null;
}

function expectNothing([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`Nothing is known about "${first}"`);
}

function expectNoShipping({ carrier, number }: { readonly carrier?: unknown; readonly number?: unknown }): void {
  if (carrier !== undefined || number !== undefined) throw new UsageError("--carrier and --number are for ship");
}

interface ChangeCommand {
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
function changeCommand({ name, more, help, change }: ChangeCommand): Command {
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
