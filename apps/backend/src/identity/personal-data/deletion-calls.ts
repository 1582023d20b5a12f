import { confirmIdentity, confirmsByCode, ownDestination } from "../authentication/confirm-identity.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import {
  askForDeletion,
  deletionDays,
  deletionTime,
  lossesOf,
  obstaclesOf,
  revokeDeletion,
} from "./account-deletion.ts";

/**
 * `user_delete/check`: what the contract asks about, and beside it what there is to be settled, what would be lost, how long
 * one can change one's mind, and when the account is going to be deleted, if it is.
 */
export async function handleCheckDeletion(context: CustomerContext) {
  const { db, customer, personalData, messages, language, now } = context;
  const obstacles = await obstaclesOf(db, personalData, customer);
  const losses = await lossesOf(db, personalData, customer, now());
  const dueAt = await deletionTime(db, customer.id);
  const verdict = (...kinds: readonly string[]) => {
    const passes = !obstacles.some(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    return { pass: flag(passes), msg: passes ? "" : messages.accountHasObstacles[language.wanted] };
  };
  return {
    ...verdict(),
    data: {
      status: { pass: 1, msg: "" },
      order: verdict("orders"),
      after_sale: verdict("after_sales", "withdrawals", "refunds"),
      withdraw: verdict("balance"),
    },
    obstacles: obstacles.map(({ kind, count, amount }) => ({
      kind,
      count,
      amount: amount === undefined ? "" : decimalYuan(amount),
    })),
    losses: losses.map(({ kind, count }) => ({ kind, count })),
    days: await deletionDays(db),
    delete_time: dueAt === null ? "" : wallClock(dueAt),
    mobile: customer.mobile ?? "",
    code_to: ownDestination(context) ?? "",
    needs_code: flag(await confirmsByCode(db, customer.id)),
  };
}

/** `user_delete/delete`: by `password`, or by `code` where the account has none. It happens after some days. */
export async function handleDeleteAccount(context: CustomerContext) {
  const { db, customer, personalData, now } = context;
  const confirmation = await confirmIdentity(context);
  const dueAt = await db.transaction(async (tx) => {
    const due = await askForDeletion(tx, personalData, customer, now());
    await confirmation(tx);
    return due;
  });
  return new Reply({ delete_time: wallClock(dueAt) }, { key: "deletionAsked" });
}

/** `user_delete/revoke`: the customer keeps the account. */
export async function handleKeepAccount({ db, customer }: CustomerContext) {
  await db.transaction((tx) => revokeDeletion(tx, customer.id));
  return new Reply([], { key: "deletionRevoked" });
}
