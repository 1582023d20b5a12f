import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { qrImage } from "../payments/qr-image.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type UsdtTransfer, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { asc, inArray } from "../../platform/store/sql.ts";
import { readTopUpTerms } from "../wallet/top-up-settings.ts";
import { flag, newSerialNumber } from "../../platform/wire/scalars.ts";
import { decimalYuan, fenOf } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import { rateText, unitsOf } from "./amounts.ts";
import type { Network } from "./network.ts";
import { beginTopUp, cancelTopUp, usdtTopUpOf, usdtTopUpsOf, waitingTopUp, type WantedAmount } from "./top-up.ts";
import { holdMinutes } from "./usdt-settings.ts";
import {
  networkOfTopUp,
  networkWire,
  progressOn,
  topUpWire,
  transferUri,
  transferWire,
  readSharedFields,
} from "./usdt-wire.ts";

/** `usdt/terms`: on which network, at what rate, and within which bounds. */
export async function handleTerms(context: CustomerContext) {
  const { db, customer } = context;
  const network = networkOf(context);
  const now = context.now();
  const [{ isOpen, least, most }, minutes, open, rate] = [
    await readTopUpTerms(db),
    await holdMinutes(db),
    await waitingTopUp(db, { customerId: customer.id, network: network.key, now }),
    await network.rates.latest(db, now),
  ];
  // Nothing can be begun before the node has been found to be the right one, whatever USDT is worth.
  const isTaken = isOpen && rate !== null && network.checked.decimals !== null;
  return {
    ...networkWire(network),
    rate: isTaken ? rateText(rate.rate) : "",
    rate_time: isTaken ? unixSeconds(rate.at) : 0,
    min_money: decimalYuan(least),
    max_money: decimalYuan(most),
    hold_minutes: minutes,
    is_sandbox: flag(network.isSandbox),
    open_id: open ?? 0,
  };
}

/** `usdt/create`: for `money` in the wallet, or for `usdt` that are sent. */
export async function handleCreate(context: CustomerContext) {
  const { db, body, customer, idempotencyKey } = context;
  const network = networkOf(context);
  const now = context.now();
  const wanted = wantedAmount(body, network);
  const request = { customerId: customer.id, wanted, idempotencyKey, number: newSerialNumber(now), now };
  const { id, number } = await beginTopUp(db, network, request);
  return new Reply({ id, order_sn: number }, { key: "usdtBegun" });
}

function wantedAmount(body: Query, { checked: { decimals } }: Network): WantedAmount {
  if (decimals === null) throw new DomainError("usdtUnavailable");
  const [money, usdt] = [body.text("money"), body.text("usdt")];
  const fen = usdt === "" ? fenOf(money) : null;
  if (fen !== null && fen > 0) return { fen };
  const units = money === "" ? unitsOf(usdt, decimals) : null;
  if (units !== null && units > 0n) return { units };
  throw new DomainError("usdtAmountWrong");
}

/** `usdt/detail`: one of the customer's own, with what has been sent for it. */
export async function handleDetail(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const network = networkOf(context);
  const topUp = await usdtTopUpOf(db, customer.id, requiredId(query, "id"));
  const shared = await readSharedFields(db, network, { now: context.now(), language: language.wanted });
  const transfers = (await transfersOf(db, [topUp.id])).get(topUp.id) ?? [];
  const progress = progressOn(network, topUp, transfers, shared.now);
  const uri = transferUri(topUp, progress, networkOfTopUp(topUp, network));
  return {
    ...topUpWire(topUp, transfers, shared),
    uri,
    qr: await qrImage(uri),
    transfers: transfers.map((transfer) => transferWire(transfer, shared)),
  };
}

/** `usdt/lists`: the customer's own, newest first. */
export async function handleLists(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const page = query.page();
  const shared = await readSharedFields(db, networkOf(context), { now: context.now(), language: language.wanted });
  const { rows, total } = await usdtTopUpsOf(db, customer.id, page);
  const transfers = await transfersOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((topUp) => topUpWire(topUp, transfers.get(topUp.id) ?? [], shared)),
    ...pageFields(page, total),
  };
}

/** `usdt/cancel`: only while nothing has come. */
export async function handleCancel({ db, body, customer, now }: CustomerContext) {
  await cancelTopUp(db, customer.id, requiredId(body, "id"), now());
  return new Reply([], { key: "usdtCancelled" });
}

/** In the order of the chain. */
async function transfersOf(db: Executor, topUpIds: number[]): Promise<ReadonlyMap<number, readonly UsdtTransfer[]>> {
  if (topUpIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(usdtTransfers)
    .where(inArray(usdtTransfers.topUpId, topUpIds))
    .orderBy(asc(usdtTransfers.block), asc(usdtTransfers.logIndex));
  return Map.groupBy(rows, ({ topUpId }) => topUpId);
}

function networkOf({ usdt }: Pick<CustomerContext, "usdt">): Network {
  if (usdt === null) throw new DomainError("usdtUnavailable");
  return usdt;
}
