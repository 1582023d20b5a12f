import { parseArgs } from "node:util";
import { type Command, CommandError, UsageError } from "../../platform/domain/command.ts";
import { namedOrder } from "../orders/commands/named-order.ts";
import { languages } from "../../platform/store/language.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { eq } from "../../platform/store/sql.ts";
import { requestLink } from "./request-link.ts";

export const sendLinkCommand: Command = {
  name: "send-link",
  usage: `<order> [--language ${languages.join("|")}] [--json]`,
  help: "Sends the customer of an order a link to it, by text message",
  run: async ({ db, now, print }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean" }, language: { type: "string", default: "zh" } },
    });
    const [name = "", ...more] = positionals;
    if (name.trim() === "" || more.length > 0) throw new UsageError("Name one order by its number or its id");
    const language = languages.find((each) => each === values.language);
    if (language === undefined) throw new UsageError(`There is no language "${values.language}"`);
    const { id, number, customerId } = await namedOrder(db, name.trim());
    const [customer] = await db
      .select({ mobile: customers.mobile, deletedAt: customers.deletedAt })
      .from(customers)
      .where(eq(customers.id, customerId));
    if (customer === undefined || customer.deletedAt !== null)
      throw new CommandError(`The customer of order ${number} has closed the account`);
    const { mobile } = customer;
    if (mobile === null) throw new CommandError(`The customer of order ${number} has no mobile number`);
    await requestLink(db, { orderId: id, customerId: null, language }, now());
    print(
      values.json === true
        ? JSON.stringify({ id, number, mobile })
        : `Order ${number} (${id}): the link goes to ${mobile} within seconds`,
    );
  },
};
