import { isDemoAccount } from "../../identity/agents/manage-accounts.ts";
import { isSandboxKey } from "../../money/sandbox/open-sandbox.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { payments } from "../../platform/store/schema/payments.ts";
import { sandboxNotifications, secrets } from "../../platform/store/schema/sandbox.ts";
import { shopInvitations } from "../../platform/store/schema/shop-invitations.ts";
import { standInTransfers } from "../../platform/store/schema/usdt.ts";
import { and, eq, inArray, isNull, ne } from "../../platform/store/sql.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { isOpenInvitationBy } from "../../selling/new-shops/invitations.ts";
import { demoCustomerIds } from "./demo-customers.ts";
import { findDemoDesk, isMadeAndEnabled } from "./demo-made-accounts.ts";
import { isWaitingForNothing } from "./demo-orders.ts";

/** What a demo has left in a store that production must not have. */
export interface DemoTraces {
  /** Customers of the demo who can still log in. */
  readonly accounts: number;
  /** Fen in their wallets. */
  readonly playMoney: number;
  /** Orders that wait to be sent although nobody has really paid for them. */
  readonly waitingOrders: number;
  /** Whether there is a key with which the sandbox signs payments, or something that it still has to tell. */
  readonly sandbox: boolean;
  /** Payments that somebody may still make in it. */
  readonly openPayments: number;
  /** Agents of the demo who can still log in, or answer by themselves. */
  readonly agents: number;
  /** Accounts at the desk that those have made, directly or not, and that somebody can still log in with. */
  readonly madeAccounts: number;
  /** Invitations to open a shop that one of either has made, and that somebody can still accept. */
  readonly invitations: number;
  readonly outboxMessages: number;
  /** USDT that were sent on the stand-in for a chain. */
  readonly standInTransfers: number;
}

/**
 * Looks for the traces themselves, not for a mark, so that stores of all earlier versions are recognised. A store
 * without traces costs a few lookups; the slower queries only run once something was found.
 */
export async function findDemoTraces(db: Executor, now = new Date()): Promise<DemoTraces> {
  const desk = await findDemoDesk(db);
  const demoCustomers = await demoCustomerIds(db);
  const accounts =
    demoCustomers.length === 0
      ? 0
      : await db.$count(customers, and(inArray(customers.id, [...demoCustomers]), isNull(customers.deletedAt)));
  let playMoney = 0;
  for (const id of demoCustomers) playMoney += await balanceOf(db, id);
  const untold = await db.$count(sandboxNotifications, isNull(sandboxNotifications.deliveredAt));
  const sandbox = (await db.$count(secrets, isSandboxKey)) > 0 || untold > 0;
  return {
    accounts,
    playMoney,
    waitingOrders:
      sandbox || demoCustomers.length > 0 ? await db.$count(orders, isWaitingForNothing(db, demoCustomers)) : 0,
    sandbox,
    openPayments: sandbox
      ? await db.$count(payments, and(eq(payments.state, "pending"), ne(payments.method, "balance")))
      : 0,
    agents: await db.$count(agents, and(isDemoAccount, eq(agents.isDisabled, false))),
    madeAccounts: await db.$count(agents, isMadeAndEnabled(desk)),
    invitations: await db.$count(shopInvitations, isOpenInvitationBy([...desk.own, ...desk.made], now)),
    outboxMessages: await db.$count(outbox),
    standInTransfers: await db.$count(standInTransfers),
  };
}
