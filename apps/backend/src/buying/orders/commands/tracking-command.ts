import { parseArgs } from "node:util";
import { type Command, UsageError } from "../../../platform/domain/command.ts";
import { addTrace } from "../add-trace.ts";
import { namedOrder } from "./named-order.ts";

const maxTextLength = 200;

export const trackingCommand: Command = {
  name: "tracking",
  usage: "add <order> <text> [--json]",
  help: "Says where the parcel of an order has been",
  run: async ({ db, now, print }, args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
    const [what, name = "", ...textParts] = positionals;
    if (what !== "add") throw new UsageError("Say what: add");
    const text = textParts.join(" ").trim();
    if (name === "" || text === "") throw new UsageError("Name an order, and where its parcel has been");
    if (text.length > maxTextLength) throw new UsageError(`At most ${maxTextLength} characters`);
    const { id, number } = await namedOrder(db, name);
    const at = now();
    await addTrace(db, { orderId: id, text, at });
    print(
      values.json === true
        ? JSON.stringify({ id, number, text, at: at.toISOString() })
        : `Order ${number} (${id}): ${text}`,
    );
  },
};
