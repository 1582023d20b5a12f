import { toHex } from "viem";
import { HDKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { depositAddresses } from "./deposit-address.ts";

test("addresses are those that a wallet derives with the private half", () => {
  const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'/0");
  const addressAt = depositAddresses(key.publicExtendedKey);
  for (const index of [0, 1, 2, 100, 2_147_483_646]) {
    const { privateKey } = key.deriveChild(index);
    expect(addressAt(index)).toBe(privateKeyToAccount(toHex(privateKey ?? new Uint8Array())).address);
  }
});

test("addresses are those of the words that everybody tests with", () => {
  const xpub =
    "xpub6DyUKdwoLWmUJ4Tn9Bbsdtx7B5Ws18mEN19e5HT52ikE53FiUheSQXrZUNPovqfyKmw4579A1Mm3GXXKM39N64uooBfJ4tNAzFsEbodRTx4";
  expect([0, 1].map(depositAddresses(xpub))).toEqual([
    "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  ]);
});

test("a private key, or one with a mistake in it, derives nothing", () => {
  const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(7));
  expect(() => depositAddresses(key.privateExtendedKey ?? "")).toThrow("It is a private key");
  expect(() => depositAddresses(`${key.publicExtendedKey.slice(0, -1)}1`)).toThrow();
  expect(() => depositAddresses("")).toThrow();
});
