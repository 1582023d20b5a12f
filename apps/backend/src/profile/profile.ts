import { eq } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { DomainError } from "../http/domain-error.ts";
import type { ImageUrls } from "../http/image-urls.ts";
import { customers } from "../store/schema/customers.ts";

/** What customers say about themselves, and nothing else of their row. */
export type Profile = Pick<typeof customers.$inferInsert, "nickname" | "avatar" | "sex">;

const longestNickname = 32;

export async function changeProfile(db: Executor, customerId: number, changes: Partial<Profile>): Promise<void> {
  await db.update(customers).set(changes).where(eq(customers.id, customerId));
}

/** Characters that break lines, or turn the writing of what stands beside them. */
const disturbing = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A nickname as it was typed, on one line. @throws {DomainError} when it is none */
export function nicknameOf(text: string): string {
  const nickname = text.replaceAll(disturbing, " ").trim();
  if (nickname === "") throw new DomainError("nicknameMissing");
  if (Array.from(nickname).length > longestNickname) throw new DomainError("nicknameTooLong");
  return nickname;
}

/** 0 unknown, 1 male, 2 female. @throws {DomainError} for anything else */
export function sexOf(text: string): number {
  if (text === "") throw new DomainError("sexMissing");
  if (!/^[012]$/.test(text)) throw new DomainError("sexUnknown");
  return Number(text);
}

/**
 * Where an uploaded image lies, from its address or its path.
 *
 * @throws {DomainError} for images elsewhere, which would tell their owner who looks at them
 */
export function avatarOf(text: string, images: ImageUrls): string {
  const path = text.startsWith(images.base) ? text.slice(images.base.length) : text.replace(/^\//, "");
  if (path.length > 200 || !/^uploads\/(?:[\w-]+\/)*[\w-]+\.\w+$/.test(path)) throw new DomainError("avatarNotOurs");
  return path;
}
