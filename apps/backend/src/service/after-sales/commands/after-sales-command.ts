import { parseArgs } from "node:util";
import { type Command, type CommandContext, UsageError, CommandError } from "../../../platform/domain/command.ts";
import {
  afterSaleStates,
  type AfterSale,
  afterSales,
  type AfterSaleState,
} from "../../../platform/store/schema/after-sales.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { type AfterSaleChange, moveAfterSale } from "../move-after-sale.ts";
import { refundAgain } from "../pending-refund.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { readId } from "../../../platform/store/ids.ts";
import { eq, desc } from "../../../platform/store/sql.ts";
import { table } from "../../../platform/cli/table.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";

const most = 100;
const maxRemarkLength = 200;

/** What a shop does to a request. */
const changes: Readonly<Record<string, (more: readonly string[]) => AfterSaleChange>> = {
  agree: (more) => without(more, { action: "agree" }),
  refuse: (more) => ({ action: "refuse", remark: remarkOf(more) }),
  receive: (more) => without(more, { action: "receive" }),
  "refuse-goods": (more) => ({ action: "refuseGoods", remark: remarkOf(more) }),
};

export const afterSalesCommand: Command = {
  name: "after-sales",
  usage: "list [--state <state>] | agree|receive|refund <request> | refuse|refuse-goods <request> <remark> [--json]",
  help: "What customers ask to give back, and the shop's answers; refund tells a provider once more",
  run: async (context, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean" }, state: { type: "string" } },
    });
    const [what = "list", name, ...more] = positionals;
    const asJson = values.json === true;
    if (what === "list")
      return list(
        context,
        values.state,
        [name, ...more].filter((each) => each !== undefined),
        asJson,
      );
    if (values.state !== undefined) throw new UsageError("--state is for list");
    const change = Object.hasOwn(changes, what) ? changes[what] : undefined;
    if (change === undefined && what !== "refund") throw new UsageError(`Nothing is known about "${what}"`);
    if (name === undefined || name.trim() === "") throw new UsageError("Name a request by its number or its id");
    if (change === undefined) expectNothing(more);
    await execute(context, name.trim(), change?.(more) ?? null, asJson);
  },
};

async function list(context: CommandContext, named: string | undefined, more: readonly string[], asJson: boolean) {
  expectNothing(more);
  const state = afterSaleStates.find((each) => each === named);
  if (named !== undefined && state === undefined) {
    throw new UsageError(`There is no state "${named}". Known: ${afterSaleStates.join(", ")}`);
  }
  await listAfterSales(context, { state, asJson });
}

/** Null: its refund is tried once more. */
async function execute(context: CommandContext, name: string, change: AfterSaleChange | null, asJson: boolean) {
  const { db, now, print } = context;
  const { id: afterSaleId } = await namedAfterSale(db, name);
  await retriedTransaction(db, async (tx) => {
    if (change === null) await refundAgain(tx, afterSaleId, now());
    else await moveAfterSale(tx, { afterSaleId, change, actor: { kind: "shop" }, now: now() });
  });
  const { id, number, state } = await namedAfterSale(db, String(afterSaleId));
  print(asJson ? JSON.stringify({ id, number, state }) : `Request ${number} (${id}) is ${state}`);
}

function without(more: readonly string[], change: AfterSaleChange): AfterSaleChange {
  expectNothing(more);
  return change;
}

function expectNothing([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`Nothing is known about "${first}"`);
}

function remarkOf(more: readonly string[]): string {
  const remark = more.join(" ").trim();
  if (remark === "") throw new UsageError("Say why: the customer reads it");
  if (remark.length > maxRemarkLength) throw new UsageError(`At most ${maxRemarkLength} characters`);
  return remark;
}

/** Prints the newest requests, of one state or of all. */
async function listAfterSales(
  { db, print }: CommandContext,
  { state, asJson }: { readonly state: AfterSaleState | undefined; readonly asJson: boolean },
): Promise<void> {
  const found = await db
    .select()
    .from(afterSales)
    .where(state === undefined ? undefined : eq(afterSales.state, state))
    .orderBy(desc(afterSales.id))
    .limit(most);
  for (const line of asJson ? found.map(jsonOf) : tableOf(found)) print(line);
}

function jsonOf({ id, number, orderId, shopId, type, quantity, state, amount, freight, reason, deadline }: AfterSale) {
  return JSON.stringify({
    id,
    number,
    order: orderId,
    shop: shopId,
    type,
    quantity,
    state,
    amount: decimalYuan(amount + freight),
    reason,
    deadline: deadline?.toISOString() ?? null,
  });
}

function tableOf(found: readonly AfterSale[]): readonly string[] {
  const rows = found.map(({ id, number, orderId, type, quantity, state, amount, freight, deadline }) => [
    String(id),
    number,
    String(orderId),
    type,
    String(quantity),
    state,
    decimalYuan(amount + freight),
    deadline?.toISOString() ?? "",
  ]);
  const head = ["id", "number", "order", "type", "pieces", "state", "amount", "deadline"];
  return rows.length === 0 ? [] : table([head, ...rows]);
}

/** The request that an operator means by its number or its id. */
async function namedAfterSale(db: Executor, name: string): Promise<AfterSale> {
  const id = readId(name);
  const [found] = await db
    .select()
    .from(afterSales)
    .where(id === null ? eq(afterSales.number, name) : eq(afterSales.id, id));
  if (found === undefined) throw new CommandError(`There is no request ${name}`);
  return found;
}
