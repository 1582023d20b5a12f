import { attachUploads, releaseUploads } from "../../platform/files/attach-uploads.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { eq } from "../../platform/store/sql.ts";
import { lockCustomer } from "../customers/customer-rows.ts";

/** What customers say about themselves, and nothing else of their row. */
export type Profile = Pick<typeof customers.$inferInsert, "nickname" | "avatar" | "sex">;

const maxNicknameLength = 32;

export async function changeProfile(db: Executor, customerId: number, changes: Partial<Profile>): Promise<void> {
  await db.update(customers).set(changes).where(eq(customers.id, customerId));
}

/** Characters that break lines, or turn the writing of what stands beside them. */
const disturbing = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A nickname as it was typed, on one line. @throws {DomainError} when it is none */
export function nicknameOf(text: string): string {
  const nickname = text.replaceAll(disturbing, " ").trim();
  if (nickname === "") throw new DomainError("nicknameMissing");
  if (Array.from(nickname).length > maxNicknameLength) throw new DomainError("nicknameTooLong");
  return nickname;
}

/** 0 unknown, 1 male, 2 female. @throws {DomainError} for anything else */
export function sexOf(text: string): number {
  if (text === "") throw new DomainError("sexMissing");
  if (!/^[012]$/.test(text)) throw new DomainError("sexUnknown");
  return Number(text);
}

/**
 * Shows an image of the customer's own uploads beside their name.
 *
 * @throws {DomainError} for any other image, which would tell its owner who looks at it
 */
export async function changeAvatar(db: Database, customerId: number, image: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const about = `avatar:${customerId}`;
    await releaseUploads(tx, about);
    const [avatar] = await attachUploads(tx, {
      owner: { customerId },
      purpose: "avatar",
      images: [image],
      most: 1,
      about,
    });
    await changeProfile(tx, customerId, { avatar: assertDefined(avatar, "avatar") });
  });
}
