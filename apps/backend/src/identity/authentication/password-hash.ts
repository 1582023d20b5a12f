import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What a hash costs: `128 × blocks × 2^power` bytes of memory, and time in proportion. */
export interface HashCost {
  readonly power: number;
  readonly blocks: number;
  readonly lanes: number;
}

interface Hash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

const saltBytes = 16;
const keyBytes = 32;

/** @returns `$scrypt$ln=15,r=8,p=1$<salt>$<key>`, which says how it was made */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return written({ cost, salt, key: await derive(password, salt, cost) });
}

/** A hash without a known password; comparing a password with it takes as long as with any other. */
export function hashOfNothing(cost: HashCost): string {
  return written({ cost, salt: randomBytes(saltBytes), key: randomBytes(keyBytes) });
}

/** Whether a password belongs to a stored hash. @throws {Error} when the hash is not one of ours */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const { cost, salt, key } = readHash(stored);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

/** Whether a stored hash was made at another cost than hashes are made now. */
export function isOutdated(stored: string, now: HashCost): boolean {
  const { cost } = readHash(stored);
  return cost.power !== now.power || cost.blocks !== now.blocks || cost.lanes !== now.lanes;
}

function written({ cost: { power, blocks, lanes }, salt, key }: Hash): string {
  return `$scrypt$ln=${power},r=${blocks},p=${lanes}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

function readHash(stored: string): Hash {
  const [, power, blocks, lanes, salt = "", key = ""] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]{43})$/.exec(stored) ?? [];
  if (key === "") throw new Error("The stored password hash cannot be read");
  return {
    cost: { power: Number(power), blocks: Number(blocks), lanes: Number(lanes) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

/** Normalises the password: keyboards may write the same letters as different code points. */
function derive(password: string, salt: Buffer, { power, blocks, lanes }: HashCost): Promise<Buffer> {
  const options = { N: 2 ** power, r: blocks, p: lanes, maxmem: 2 * 128 * blocks * 2 ** power };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, keyBytes, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
