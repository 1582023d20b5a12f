import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHardhatRuntimeEnvironment } from "hardhat/hre";
import {
  type Abi,
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  type Hash,
  getAddress,
  http,
  parseAbi,
  publicActions,
  walletActions,
} from "viem";
import { compileToken } from "./compile-token.ts";

const tokenAbi = parseAbi([
  "constructor(string symbol, uint8 decimals)",
  "function mint(address to, uint256 value)",
  "function mintByBlock(address to, uint256 value)",
  "function transfer(address to, uint256 value)",
  "function transferMany(address[] to, uint256[] values)",
]);

export const evmChainId = 31_337;

/** What a node does instead of answering. */
export type Fault = "error" | "silence" | null;

/**
 * A real EVM in this process, by Hardhat, behind a node that can be made to fail. Blocks are made when they are asked for, and
 * the last ones can be taken back; what was in them can be sent again, and is the same transaction.
 */
export async function openEvm() {
  const environment = await createHardhatRuntimeEnvironment({
    networks: {
      evm: { type: "edr-simulated", chainId: evmChainId, mining: { auto: false, interval: 0 } },
    },
  });
  const hardhat = await environment.network.createServer("evm", "127.0.0.1");
  const { port } = await hardhat.listen();
  let fault: Fault = null;
  const unanswered = new Set<ServerResponse>();
  const node = createServer((question, answer) => {
    if (fault === "silence") {
      unanswered.add(answer);
      return;
    }
    if (fault === "error") answer.writeHead(503).end("busy");
    else passOn(port, question, answer);
  });
  node.listen(0, "127.0.0.1");
  await new Promise((resolve) => node.once("listening", resolve));
  const client = createTestClient({ mode: "hardhat", cacheTime: 0, transport: http(`http://127.0.0.1:${port}`) })
    .extend(publicActions)
    .extend(walletActions);
  const senders = await client.getAddresses();

  // Before each block, so that any number of them can be taken back.
  const snapshots: Hash[] = [];
  let time = 0;

  const evm = {
    url: `http://127.0.0.1:${(node.address() as AddressInfo).port}`,
    client,
    fail: (next: Fault): void => {
      fault = next;
      for (const answer of unanswered) answer.destroy();
      unanswered.clear();
    },
    /** When the next blocks are made. */
    setTime: (at: Date): void => {
      time = Math.floor(at.getTime() / 1000);
    },
    head: async () => Number(await client.getBlockNumber()),
    /** One block with what has been sent, and empty ones after it. */
    mine: async (blocks = 1): Promise<void> => {
      for (let index = 0; index < blocks; index += 1) {
        snapshots.push(await client.snapshot());
        const { timestamp } = await client.getBlock();
        time = Math.max(time, Number(timestamp) + 1);
        await client.setNextBlockTimestamp({ timestamp: BigInt(time) });
        await client.mine({ blocks: 1 });
      }
    },
    /** Takes blocks back; those that follow are others. */
    takeBack: async (blocks: number): Promise<void> => {
      const taken = snapshots.splice(-blocks);
      const [first] = taken;
      if (first === undefined || taken.length < blocks) throw new Error("There are not so many blocks");
      await client.revert({ id: first });
      for (const hash of await pending()) await client.dropTransaction({ hash });
      // The same transactions in the same block would be the same block.
      time += 1;
    },
    deploy: async (symbol = "USDT", decimals = 6) => {
      const data = encodeDeployData({ abi: tokenAbi, bytecode: compiled(), args: [symbol, decimals] });
      const hash = await send({ data });
      await evm.mine();
      const { contractAddress } = await client.getTransactionReceipt({ hash });
      if (contractAddress == null) throw new Error("The token was not deployed");
      return getAddress(contractAddress);
    },
    /** Waits for a block. Of each sender the transactions are in one order. */
    call: (
      token: string,
      functionName: "mint" | "mintByBlock" | "transfer" | "transferMany",
      args: readonly unknown[],
      sender = 0,
    ): Promise<Hash> => send({ to: getAddress(token), data: encodeFunctionData({ abi, functionName, args }) }, sender),
    close: async (): Promise<void> => {
      node.closeAllConnections();
      node.close();
      await hardhat.close();
    },
  };
  return evm;

  function send(what: { readonly to?: `0x${string}`; readonly data: `0x${string}` }, sender = 0): Promise<Hash> {
    // With a price of its own, a transaction that is sent again is the same one.
    const fees = { gas: 2_000_000n, maxFeePerGas: 10n ** 12n, maxPriorityFeePerGas: 1n };
    return client.sendTransaction({ account: senders[sender] ?? null, chain: null, ...fees, ...what });
  }

  async function pending(): Promise<readonly Hash[]> {
    const { transactions } = await client.getBlock({ blockTag: "pending" });
    return transactions;
  }
}

/** Its arguments are not checked by their types: each function has others. */
const abi: Abi = tokenAbi;

let code: `0x${string}` | undefined;

function compiled(): `0x${string}` {
  code ??= compileToken();
  return code;
}

function passOn(port: number, question: IncomingMessage, answer: ServerResponse): void {
  const onwards = forward({ port, host: "127.0.0.1", method: "POST", headers: question.headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onwards.on("error", () => answer.destroy());
  question.pipe(onwards);
}
