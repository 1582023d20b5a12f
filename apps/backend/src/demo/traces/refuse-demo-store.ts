import type { Executor } from "../../platform/store/database.ts";
import { counted, inYuan } from "./amount-texts.ts";
import { type DemoTraces, findDemoTraces } from "./find-demo-traces.ts";

/** @throws {Error} that names what is there when a demo has filled a store, or was run on it */
export async function refuseDemoStore(db: Executor): Promise<void> {
  const found = inWords(await findDemoTraces(db));
  if (found.length === 0) return;
  throw new Error(
    `A demo has left this store with ${found.join(", ")}. Production does not start on it: ` +
      "`npm run --silent backend -- leave-demo` clears that away, or let DATABASE_URL or DATA_DIR name another store",
  );
}

function inWords(traces: DemoTraces): readonly string[] {
  const { accounts, playMoney, waitingOrders, sandbox, openPayments, agents, outboxMessages, standInTransfers } =
    traces;
  const { madeAccounts, invitations } = traces;
  return [
    ...(accounts === 0 ? [] : [`${counted(accounts, "customer")} whose password is public`]),
    ...(playMoney === 0 ? [] : [`${inYuan(playMoney)} of play money`]),
    ...(waitingOrders === 0 ? [] : [`${counted(waitingOrders, "order")} to be sent that nobody has paid for`]),
    ...(sandbox ? [openPayments === 0 ? "a payment sandbox" : counted(openPayments, "open sandbox payment")] : []),
    ...(agents === 0 ? [] : [`${counted(agents, "customer-service agent")} of a demo`]),
    ...(madeAccounts === 0 ? [] : [`${counted(madeAccounts, "desk account")} that a demo's accounts have made`]),
    ...(invitations === 0 ? [] : [`${counted(invitations, "open invitation")} of a demo`]),
    ...(outboxMessages === 0 ? [] : [`${counted(outboxMessages, "text message")} in the outbox`]),
    ...(standInTransfers === 0 ? [] : [`${counted(standInTransfers, "transfer")} of USDT on a stand-in for a chain`]),
  ];
}
