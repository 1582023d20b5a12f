import { table } from "../../../platform/cli/table.ts";
import type { CommandContext } from "../../../platform/domain/command.ts";
import { type AfterSale, afterSales, type AfterSaleState } from "../../../platform/store/schema/after-sales.ts";
import { desc, eq } from "../../../platform/store/sql.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";

const most = 100;

/** Prints the newest requests, of one state or of all. */
export async function listAfterSales(
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
