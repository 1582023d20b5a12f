import { outgoingFetch } from "@plaza/http-server";
import { BaseError, createPublicClient, erc20Abi, getAddress, type Hash, http } from "viem";
import { withinDeadline } from "../payments/within-deadline.ts";
import { type Block, type BlockRange, type Chain, ChainMoved, RangeRefused, type TransferLog } from "./chain.ts";
import { isOfTransport, isRejection, NodeError } from "./node-error.ts";
import { logsWithin, ordinalIn, plainHash, transferEvent } from "./node-logs.ts";

interface NodeSettings {
  readonly rpcUrl: string;
  readonly contract: string;
  /** How long one question may take. */
  readonly deadlineMs?: number;
}

const ordinaryDeadline = 15_000;
/** Some thousand transfers of one block range; whoever asks halves a range that a node refuses. */
const maxBytes = 32 * 1024 * 1024;

type Address = ReturnType<typeof getAddress>;

/**
 * A node that is asked by JSON-RPC. What it does not answer is asked again by whoever wants to know it; what it answers is
 * taken as far as its parts agree with each other.
 */
export function nodeChain({ rpcUrl, contract, deadlineMs = ordinaryDeadline }: NodeSettings): Chain {
  const client = createPublicClient({
    transport: http(rpcUrl, {
      retryCount: 0,
      timeout: deadlineMs,
      fetchFn: outgoingFetch({ deadlineMs, maxBytes }),
    }),
    // Every answer is asked for when it is needed.
    cacheTime: 0,
  });
  const address = getAddress(contract);

  return {
    metadata: async () => {
      const chainId = await asked(() => client.getChainId());
      const code = await asked(() => client.getCode({ address }));
      return { chainId, decimals: code === undefined ? null : await decimalsOf(address) };
    },
    head: async () => blockOf(await asked(() => client.getBlock({ blockTag: "latest" }))),
    block: async (number) => {
      const block = await asked(() => client.getBlock({ blockNumber: BigInt(number) }), whereUnknown(null));
      if (block !== null && Number(block.number) !== number) throw new ChainMoved(`Block ${number} is another one`);
      return block === null ? null : blockOf(block);
    },
    transfers: async (range, recipients) => {
      const logs = await logsOf(range, { address, ...(recipients === null ? {} : { args: to(recipients) }) });
      return logs.filter(({ token }) => token === address);
    },
    anyTransfers: async (range, recipients) => logsOf(range, { args: to(recipients) }),
    locate: async (log) => {
      const [receipt, block] = await Promise.all([
        asked(() => client.getTransactionReceipt({ hash: log.hash as Hash }), whereUnknown(null)),
        asked(() => client.getBlock({ blockHash: log.blockHash as Hash }), whereUnknown(null)),
      ]);
      if (receipt === null || block === null) throw new ChainMoved(`${log.hash} is not there any more`);
      const { number, time } = blockOf(block);
      const ordinal = ordinalIn(receipt.logs, log);
      const isThere = plainHash(receipt.blockHash) === log.blockHash && number === log.block;
      if (!isThere || receipt.status !== "success" || ordinal === null) {
        throw new ChainMoved(`${log.hash} was mined again, or is something else`);
      }
      return { ordinal, blockTime: time };
    },
    describe: async (token) => {
      const symbol = asked(
        () => client.readContract({ address: getAddress(token), abi: erc20Abi, functionName: "symbol" }),
        whereItFails(""),
      );
      return { symbol: await symbol, decimals: (await decimalsOf(getAddress(token))) ?? 0 };
    },
  };

  /** @throws {NodeError} or what `otherwise` makes of the node's error */
  async function asked<Answer, Fallback = never>(
    question: () => Promise<Answer>,
    fallback: (error: BaseError) => Fallback = (error) => {
      throw error;
    },
  ): Promise<Answer | Fallback> {
    try {
      return await withinDeadline(deadlineMs, question).catch((error: unknown) => {
        if (error instanceof BaseError) return fallback(error);
        throw error;
      });
    } catch (error) {
      throw error instanceof BaseError ? new NodeError(rpcUrl, error) : error;
    }
  }

  async function logsOf(
    range: BlockRange,
    wanted: { readonly address?: Address; readonly args?: { readonly to: Address[] } },
  ): Promise<readonly TransferLog[]> {
    const [fromBlock, toBlock] = [BigInt(range.from), BigInt(range.to)];
    const logs = await asked(
      () => client.getLogs({ ...wanted, event: transferEvent, fromBlock, toBlock, strict: true }),
      (error) => {
        throw isRejection(error) ? new RangeRefused(new NodeError(rpcUrl, error).message) : error;
      },
    );
    return logsWithin(range, logs);
  }

  function decimalsOf(token: Address): Promise<number | null> {
    return asked(
      () => client.readContract({ address: token, abi: erc20Abi, functionName: "decimals" }),
      whereItFails(null),
    );
  }
}

function to(recipients: readonly string[]): { readonly to: Address[] } {
  return { to: recipients.map((each) => getAddress(each)) };
}

/** A contract that answers nothing, or something else, says so; a node that does not answer is another matter. */
function whereItFails<Fallback>(fallback: Fallback): (error: BaseError) => Fallback {
  return (error) => {
    if (error.name === "ContractFunctionExecutionError" && !isOfTransport(error)) return fallback;
    throw error;
  };
}

function whereUnknown<Fallback>(fallback: Fallback): (error: BaseError) => Fallback {
  return (error) => {
    if (error.name === "TransactionReceiptNotFoundError" || error.name === "BlockNotFoundError") return fallback;
    throw error;
  };
}

interface MinedBlock {
  readonly number: bigint | null;
  readonly hash: string | null;
  readonly timestamp: bigint;
}

function blockOf({ number, hash, timestamp }: MinedBlock): Block {
  if (number === null || hash === null) throw new ChainMoved("The block has not been mined");
  return { number: Number(number), hash: plainHash(hash), time: new Date(Number(timestamp) * 1000) };
}
