import { describe, expect, test } from "vitest";
import { hashOfNothing, hashPassword, isOutdated, matchesHash } from "./password-hash.ts";
import { createPasswords } from "./passwords.ts";

const cheap = { power: 4, blocks: 1, lanes: 1 };

describe("password hash", () => {
  test("a password hash belongs to its password only, and is never the same twice", async () => {
    const [first, second] = [await hashPassword("plaza2026", cheap), await hashPassword("plaza2026", cheap)];
    expect(first).toMatch(/^\$scrypt\$ln=4,r=1,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    for (const [password, isRight] of [
      ["plaza2026", true],
      ["plaza2027", false],
      ["Plaza2026", false],
      ["", false],
      ["x".repeat(100_000), false],
    ] as const) {
      expect(await matchesHash(password, first)).toBe(isRight);
    }
    // "é" as one character, or as "e" with an accent.
    expect(await matchesHash("cafe\u0301 2026", await hashPassword("caf\u00e9 2026", cheap))).toBe(true);
  });

  test("a password hash says what it cost, so that it can be replaced when that changes", async () => {
    const hash = await hashPassword("plaza2026", cheap);
    expect(isOutdated(hash, cheap)).toBe(false);
    for (const cost of [
      { ...cheap, power: 5 },
      { ...cheap, blocks: 2 },
      { ...cheap, lanes: 2 },
    ]) {
      expect(isOutdated(hash, cost)).toBe(true);
      expect(isOutdated(hashOfNothing(cost), cost)).toBe(false);
    }
    await expect(matchesHash("x", "5f4dcc3b5aa765d61d8327deb882cf99")).rejects.toThrow("cannot be read");
  });

  test("a password hash of ordinary cost takes 32 MiB, and of nobody matches nothing", async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash("plaza2026");
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$/);
    expect(passwords.isOutdated(hash)).toBe(false);
    expect(await passwords.matches("plaza2026", hash)).toBe(true);
    expect(await passwords.matches("plaza2026", null)).toBe(false);
    expect(await passwords.matches("", null)).toBe(false);
  });
});

test("passwords are hashed two at a time, a hundred wait, and whoever comes then is asked to come again", async () => {
  const passwords = createPasswords(cheap);
  const asked = Array.from({ length: 105 }, () => passwords.hash("plaza2026"));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 102 }, () => "fulfilled"),
    ...Array.from({ length: 3 }, () => "rejected"),
  ]);
  await expect(asked.at(-1)).rejects.toMatchObject({ key: "busy" });
  expect(await passwords.matches("plaza2026", await passwords.hash("plaza2026"))).toBe(true);
});
