import { getAddress, type Log, parseAbiItem, parseEventLogs } from "viem";
import type { BlockRange, TransferLog } from "./chain.ts";

export const transferEvent = parseAbiItem("event Transfer(address indexed from, address indexed to, uint256 value)");

interface DecodedLog {
  readonly address: string;
  readonly transactionHash: string | null;
  readonly blockNumber: bigint | null;
  readonly blockHash: string | null;
  readonly logIndex: number | null;
  readonly removed: boolean;
  readonly args: { readonly to: string; readonly value: bigint };
}

/** Hashes are numbers, which some nodes write with capitals. */
export function plainHash(hash: string): string {
  return hash.toLowerCase();
}

/** Of a node's logs those that were asked for, whatever else it tells. */
export function logsWithin({ from, to }: BlockRange, logs: readonly DecodedLog[]): readonly TransferLog[] {
  return logs
    .flatMap(({ address, transactionHash, blockNumber, blockHash, logIndex, removed, args }) =>
      removed || transactionHash === null || blockNumber === null || blockHash === null || logIndex === null
        ? []
        : [
            {
              hash: plainHash(transactionHash),
              block: Number(blockNumber),
              blockHash: plainHash(blockHash),
              logIndex,
              token: getAddress(address),
              to: getAddress(args.to),
              units: args.value,
            },
          ],
    )
    .filter(({ block }) => block >= from && block <= to);
}

/**
 * Which of the logs of its transaction a transfer is, by their numbers, because nodes tell them in different orders.
 *
 * @param receipt the logs of the transaction
 * @returns null: the transaction made no such transfer
 */
export function ordinalIn(receipt: readonly Log[], { logIndex, token, to, units }: TransferLog): number | null {
  const own = parseEventLogs({ abi: [transferEvent], logs: [...receipt], strict: true }).find(
    (log) => log.logIndex === logIndex,
  );
  if (own === undefined || getAddress(own.address) !== token) return null;
  if (getAddress(own.args.to) !== to || own.args.value !== units) return null;
  return new Set(receipt.map((log) => log.logIndex).filter((each) => each !== null && each < logIndex)).size;
}
