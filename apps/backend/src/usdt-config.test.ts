import { HDKey } from "viem/accounts";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { nodeNetwork } from "./money/usdt/node-network.ts";

const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'/0");
const xprv = key.privateExtendedKey ?? "";
const chain = {
  PLAZA_MODE: "production",
  USDT_RPC_URL: "https://node.example/v3/a-secret-of-ours",
  USDT_CHAIN_ID: "1",
  USDT_CONTRACT: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
  USDT_NETWORK: "Ethereum",
  USDT_CONFIRMATIONS: "12",
  USDT_XPUB: key.publicExtendedKey,
};
const rate = {
  USDT_RATE_URL: "https://rates.example/usdt",
  USDT_RATE_FIELD: "data.cny",
  USDT_RATE_LEAST: "6.5",
  USDT_RATE_MOST: "8",
};

test("USDT are off without configuration, and a demo has a stand-in", () => {
  expect(readConfig({ PLAZA_MODE: "production" })).toMatchObject({ usdt: null, usdtStandIn: false });
  expect(readConfig({})).toMatchObject({ usdt: null, usdtStandIn: true });
  expect(readConfig({ USDT_STAND_IN: "off" })).toMatchObject({ usdtStandIn: false });
  expect(() => readConfig({ PLAZA_MODE: "production", USDT_STAND_IN: "on" })).toThrow(
    "USDT_STAND_IN is only for the demo",
  );
});

test("USDT are configured by a node, a token, and a public key", () => {
  expect(readConfig(chain).usdt).toEqual({
    rpcUrl: chain.USDT_RPC_URL,
    chainId: 1,
    contract: chain.USDT_CONTRACT,
    network: "Ethereum",
    confirmations: 12,
    xpub: chain.USDT_XPUB,
    maxBlocks: 500,
    rate: null,
  });
  expect(readConfig({ ...chain, ...rate, USDT_RATE_MINUTES: "5", USDT_BLOCK_RANGE: "50" }).usdt).toMatchObject({
    maxBlocks: 50,
    rate: { url: rate.USDT_RATE_URL, field: "data.cny", least: 6_500_000, most: 8_000_000, freshMs: 300_000 },
  });
  expect(readConfig({ ...chain, USDT_RPC_URL: "http://127.0.0.1:8545" }).usdt?.chainId).toBe(1);
});

test.each(Object.keys(chain).filter((name) => name.startsWith("USDT_")))("USDT without %s do not start", (name) => {
  const without = Object.fromEntries(Object.entries(chain).filter(([each]) => each !== name));
  expect(() => readConfig(without)).toThrow(ConfigError);
  expect(() => readConfig(without)).toThrow(new RegExp(`belong together, and ${name} is not set`));
});

test("USDT of which only the choices are there do not start", () => {
  expect(() => readConfig({ PLAZA_MODE: "production", ...rate })).toThrow("belong together");
  const { USDT_RATE_MOST: _, ...part } = rate;
  expect(() => readConfig({ ...chain, ...part })).toThrow("USDT_RATE_MOST is not set");
});

test.each([
  ["USDT_RPC_URL", "http://node.example/a-secret-of-ours", "must begin with https://"],
  ["USDT_RPC_URL", "wss://node.example/a-secret-of-ours", "must begin with https://"],
  ["USDT_CHAIN_ID", "0", "must be a whole number"],
  ["USDT_CHAIN_ID", "one", "must be a whole number"],
  ["USDT_CONTRACT", "0xdAC17F", "must be an address"],
  ["USDT_CONFIRMATIONS", "0", "must be a whole number from 1 to 10000"],
  ["USDT_CONFIRMATIONS", "1.5", "must be a whole number"],
  ["USDT_BLOCK_RANGE", "-5", "must be a whole number"],
  ["USDT_NETWORK", "x".repeat(41), "must have at most 40 characters"],
  ["USDT_XPUB", xprv, "is a private key"],
  ["USDT_XPUB", `t${xprv.slice(1)}`, "is a private key"],
  ["USDT_XPUB", "0xf39F", "must be an extended public key"],
  ["USDT_RATE_URL", "http://rates.example/", "must begin with https://"],
  ["USDT_RATE_LEAST", "much", "must be yuan for one USDT"],
  ["USDT_RATE_LEAST", "9", "must not be more than USDT_RATE_MOST"],
  ["USDT_RATE_MINUTES", "0", "must be a whole number"],
  ["USDT_RETIRED", "Ethereum", "must name tokens like eip155:1/0x"],
])("%s that cannot be used does not start: %s", (name, wrong, message) => {
  const start = () => readConfig({ ...chain, ...rate, [name]: wrong });
  expect(start).toThrow(`${name} ${message}`);
  expect(start).not.toThrow("a-secret-of-ours");
  expect(start).not.toThrow(xprv.slice(4, 60));
});

test("an address or a key with a mistake in it does not start, and the key is not shown", () => {
  const { usdt } = readConfig(chain);
  if (usdt === null) throw new Error("It is configured");
  expect(nodeNetwork(usdt).contract).toBe(chain.USDT_CONTRACT);
  expect(nodeNetwork({ ...usdt, contract: chain.USDT_CONTRACT.toLowerCase() }).key).toBe(nodeNetwork(usdt).key);
  const typo = chain.USDT_CONTRACT.replace("dAC", "DAC");
  expect(() => nodeNetwork({ ...usdt, contract: typo })).toThrow("has a mistake in it");
  const start = () => nodeNetwork({ ...usdt, xpub: `${usdt.xpub.slice(0, -1)}1` });
  expect(start).toThrow("USDT_XPUB has a mistake in it");
  expect(start).not.toThrow(usdt.xpub.slice(4, 40));
});

test("tokens that were taken before are named as the store knows them", () => {
  const [one, other] = [`eip155:1/${chain.USDT_CONTRACT}`, `eip155:56/${chain.USDT_CONTRACT}`];
  expect(readConfig({ USDT_RETIRED: `${one}, ${other}` }).usdtRetired).toEqual([one, other]);
  expect(readConfig({}).usdtRetired).toEqual([]);
});
