import { encodeAbiParameters, getAddress, pad, toHex } from "viem";
import { expect, onTestFinished, test } from "vitest";
import { openScriptedNode } from "../../test-support/evm/scripted-node.ts";
import { ChainMoved, RangeRefused } from "./chain.ts";
import { nodeChain } from "./node-chain.ts";

const contract = getAddress(`0x${"a".repeat(40)}`);
const other = getAddress(`0x${"b".repeat(40)}`);
const owner = getAddress(`0x${"c".repeat(40)}`);
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const hash = `0x${"ab".repeat(32)}`;
const blockHash = `0x${"12".repeat(32)}`;

const log = (change: Readonly<Record<string, unknown>> = {}) => ({
  address: contract.toLowerCase(),
  topics: [transferTopic, pad("0x01"), pad(owner)],
  data: encodeAbiParameters([{ type: "uint256" }], [5n]),
  blockNumber: toHex(10),
  blockHash,
  transactionHash: hash,
  transactionIndex: "0x0",
  logIndex: "0x2",
  removed: false,
  ...change,
});

const units = (amount: bigint) => encodeAbiParameters([{ type: "uint256" }], [amount]);

interface Story {
  readonly logs?: readonly unknown[];
  readonly receipt?: Readonly<Record<string, unknown>>;
  readonly block?: Readonly<Record<string, unknown>>;
}

const open = async ({ logs = [log()], receipt = {}, block = {} }: Story = {}, path = "/") => {
  const node = await openScriptedNode(
    {
      eth_getLogs: () => logs,
      eth_getTransactionReceipt: () => ({
        transactionHash: hash,
        blockHash,
        blockNumber: toHex(10),
        status: "0x1",
        logs: [log({ logIndex: "0x1" }), log()],
        ...receipt,
      }),
      eth_getBlockByHash: () => ({ number: toHex(10), hash: blockHash, timestamp: toHex(1000), ...block }),
    },
    path,
  );
  onTestFinished(node.close);
  return { node, chain: nodeChain({ rpcUrl: node.url, contract, deadlineMs: 2000 }) };
};
const range = { from: 10, to: 12 };
const ours = {
  hash,
  block: 10,
  blockHash,
  logIndex: 2,
  token: contract,
  to: owner,
  units: 5n,
};

test("a node's logs are taken as they are", async () => {
  const { chain } = await open();
  expect(await chain.transfers(range, [owner])).toEqual([ours]);
  expect(await chain.locate(ours)).toEqual({ ordinal: 1, blockTime: new Date(1_000_000) });
});

test.each([
  ["of another contract", { address: other }],
  ["below what was asked for", { blockNumber: toHex(9) }],
  ["above what was asked for", { blockNumber: toHex(13) }],
  ["that a reorganisation has removed", { removed: true }],
  ["that is not mined", { blockNumber: null, blockHash: null, logIndex: null }],
])("a log %s is no transfer of ours", async (_, change) => {
  const { chain } = await open({ logs: [log(change)] });
  expect(await chain.transfers(range, [owner])).toEqual([]);
  expect(await chain.transfers(range, null)).toEqual([]);
});

test("a transaction that is written with capitals is the same one", async () => {
  const shouted = {
    transactionHash: hash.toUpperCase().replace("X", "x"),
    blockHash: blockHash.toUpperCase().replace("X", "x"),
  };
  const { chain } = await open({ logs: [log(shouted)], receipt: shouted });
  expect(await chain.transfers(range, [owner])).toEqual([ours]);
  expect(await chain.locate(ours)).toMatchObject({ ordinal: 1 });
});

test("the place of a log in its transaction is by its number, whatever the order in which a node tells them", async () => {
  const { chain } = await open({
    receipt: { logs: [log(), log(), log({ logIndex: "0x1" }), log({ logIndex: "0x0", address: other })] },
  });
  expect(await chain.locate(ours)).toMatchObject({ ordinal: 2 });
});

test.each<[string, Story]>([
  ["sends to somebody else", { receipt: { logs: [log({ topics: [transferTopic, pad("0x01"), pad(other)] })] } }],
  ["sends another amount", { receipt: { logs: [log({ data: units(6n) })] } }],
  ["is of another token", { receipt: { logs: [log({ address: other })] } }],
  ["has no such log", { receipt: { logs: [] } }],
  ["has been taken back", { receipt: { status: "0x0" } }],
  ["is in another block", { receipt: { blockHash: `0x${"34".repeat(32)}` } }],
  ["is in a block of another number", { block: { number: toHex(11) } }],
])("a log is not believed where its transaction %s", async (_, story) => {
  const { chain } = await open(story);
  await expect(chain.locate(ours)).rejects.toThrow(ChainMoved);
});

const secretPath = "/v3/0123456789abcdef?key=very-secret-indeed";

test.each([401, 429, 500, 503])("an error of a node, as %i, does not tell its address", async (code) => {
  const { node, chain } = await open({}, secretPath);
  node.answerWith(code, `no access for ${secretPath} at ${node.url}`);
  const error: unknown = await chain.transfers(range, null).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RangeRefused);
  expect(loggableText(error)).not.toMatch(/0123456789abcdef|very-secret/);
  expect(loggableText(error)).toContain(String(code));
});

test.each([400, 413])("a question that is answered with %i was for too many blocks", async (code) => {
  const { node, chain } = await open({}, secretPath);
  node.answerWith(code, "block range is too large");
  const error: unknown = await chain.transfers(range, null).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RangeRefused);
  expect(loggableText(error)).not.toMatch(/0123456789abcdef|very-secret/);
  expect(loggableText(error)).toContain("block range is too large");
});

test("an error of JSON-RPC to a question for logs is a rejection", async () => {
  const node = await openScriptedNode(
    {
      eth_getLogs: () => {
        throw new Error("query returned more than 10000 results");
      },
    },
    secretPath,
  );
  onTestFinished(node.close);
  const chain = nodeChain({ rpcUrl: node.url, contract, deadlineMs: 2000 });
  const error: unknown = await chain.anyTransfers(range, [owner]).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RangeRefused);
  expect(loggableText(error)).toContain("more than 10000 results");
  expect(loggableText(error)).not.toMatch(/0123456789abcdef|very-secret/);
});

test("a node that is not there is not taken for one that refuses, and its address is not told", async () => {
  const { node, chain } = await open({}, secretPath);
  node.close();
  const error: unknown = await chain.head().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(loggableText(error)).not.toMatch(/0123456789abcdef|very-secret/);
});

/** All that a log of it could show. */
function loggableText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = Object.entries(error).map(([name, value]) => `${name} ${String(value)}`);
  return [error.message, error.stack ?? "", ...own, error.cause === undefined ? "" : loggableText(error.cause)].join(
    "\n",
  );
}
