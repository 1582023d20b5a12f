import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import type { UsdtTopUp, UsdtTransfer } from "../../platform/store/schema/usdt.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import { rateText, tokenText } from "./amounts.ts";
import { cursorOf } from "./cursor.ts";
import type { Network } from "./network.ts";
import { type Progress, progressOf } from "./progress.ts";
import { standInKey } from "./stand-in-network.ts";

/** What its top-ups share. */
export interface SharedFields {
  readonly network: Network;
  /** The newest block that has been seen. */
  readonly head: number;
  readonly now: Date;
  readonly language: Language;
}

type NetworkFields = Pick<Network, "key" | "name" | "chainId" | "contract" | "confirmations" | "isSandbox">;

export async function readSharedFields(
  db: Executor,
  network: Network,
  more: Pick<SharedFields, "now" | "language">,
): Promise<SharedFields> {
  return { ...more, network, head: (await cursorOf(db, network.key))?.head ?? 0 };
}

/** What a top-up was begun on may not be what the operator has configured now; then nothing is waited for any more. */
export function networkOfTopUp(topUp: UsdtTopUp, network: NetworkFields): NetworkFields {
  if (topUp.network === network.key) return network;
  const [, chainId = "0", contract = ""] = /^[a-z0-9-]+:(\d+)\/(\w+)$/.exec(topUp.network) ?? [];
  const fields = { key: topUp.network, name: "", chainId: Number(chainId), contract };
  return { ...fields, confirmations: network.confirmations, isSandbox: topUp.network === standInKey };
}

export function progressOn(
  network: NetworkFields,
  topUp: UsdtTopUp,
  transfers: readonly UsdtTransfer[],
  now: Date,
): Progress {
  return progressOf(topUp, transfers, topUp.network === network.key ? now : endOfTime);
}

const endOfTime = new Date(8.64e15);

/** A top-up as lists have it. */
export function topUpWire(topUp: UsdtTopUp, transfers: readonly UsdtTransfer[], shared: SharedFields) {
  const network = networkOfTopUp(topUp, shared.network);
  const { id, number, amount, units, decimals, rate, address, createdAt, expiresAt } = topUp;
  const { state, creditedUnits, credited, missing } = progressOn(shared.network, topUp, transfers, shared.now);
  return {
    id,
    order_sn: number,
    state,
    money: decimalYuan(amount),
    usdt: tokenText(units, decimals),
    rate: rateText(rate),
    address,
    ...networkWire(network),
    create_time: wallClock(createdAt),
    expire_time: unixSeconds(expiresAt),
    is_sandbox: flag(network.isSandbox),
    sandbox_url: shared.network.isSandbox ? `/sandbox/usdt/${number}?lang=${shared.language}` : "",
    credited_usdt: tokenText(creditedUnits, decimals),
    credited_money: decimalYuan(credited),
    missing_usdt: tokenText(missing, decimals),
  };
}

export function networkWire({ name, chainId, contract, confirmations }: NetworkFields) {
  return { network: name, chain_id: chainId, contract, confirmations };
}

export function transferWire(transfer: UsdtTransfer, { network, head }: SharedFields) {
  const { hash, units, decimals, state, block, credited, isLate, token, tokenName, blockTime } = transfer;
  const deep = Math.min(Math.max(head - block + 1, 0), network.confirmations);
  return {
    hash,
    usdt: tokenText(units, decimals),
    confirmations: state === "seen" ? deep : network.confirmations,
    state,
    money: decimalYuan(credited),
    is_late: flag(isLate),
    token: token === null ? "" : (tokenName ?? token),
    time: unixSeconds(blockTime),
  };
}

/** What a wallet reads to fill in a transfer (EIP-681): what is still to be sent, or once all is, what was to be. */
export function transferUri(topUp: UsdtTopUp, { missing }: Pick<Progress, "missing">, network: NetworkFields): string {
  const units = missing > 0n ? missing : topUp.units;
  return `ethereum:${network.contract}@${network.chainId}/transfer?address=${topUp.address}&uint256=${units}`;
}
