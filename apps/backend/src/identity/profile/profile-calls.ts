import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { LoginRequired, DomainError } from "../../platform/http/domain-error.ts";
import { eq } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { attachUploads, releaseUploads } from "../../platform/files/attach-uploads.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { ownDestination } from "../authentication/confirm-identity.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { emailExtension } from "../customers/destination.ts";
import { lockCustomer } from "../customers/customer-rows.ts";

/** The wire has these texts in Chinese in every language. */
const sexTexts = ["未知", "男", "女"] as const;

/** `user/info` */
export async function handleCustomerInfo(context: CustomerContext) {
  const { db, customer, images, extensions } = context;
  const [row] = await db.select().from(customers).where(eq(customers.id, customer.id));
  if (row === undefined) throw new LoginRequired();
  return {
    id: row.id,
    sn: row.number,
    nickname: row.nickname,
    avatar: images.of(row.avatar),
    mobile: row.mobile ?? "",
    ...(extensions.has(emailExtension) && {
      email: row.email ?? "",
      code_to: ownDestination(context) ?? "",
      needs_code: flag(row.passwordHash === null),
    }),
    sex: sexTexts[row.sex] ?? sexTexts[0],
    create_time: wallClock(row.createdAt),
    oa_auth: 0,
    mnp_auth: 0,
  };
}

/** `user/setInfo`: one field. */
export async function handleSetInfo(context: CustomerContext) {
  const { db, customer, body } = context;
  const field = body.text("field");
  const value = body.text("value");
  if (field === "") throw new DomainError("parameterMissing", { parameter: "field" });
  if (value === "") throw new DomainError("valueMissing");
  if (field === "avatar") await changeAvatar(db, customer.id, value);
  else await changeProfile(db, customer.id, changeOf(field, value));
  return new Reply([], { key: "profileSaved" });
}

function changeOf(field: string, value: string): Partial<Profile> {
  if (field === "nickname") return { nickname: nicknameOf(value) };
  if (field === "sex") return { sex: sexOf(value) };
  throw new DomainError("fieldForbidden");
}

/** `pc/changeUserInfo` */
export async function handleChangeProfile({ db, customer, body }: CustomerContext) {
  const nickname = nicknameOf(body.text("nickname"));
  const sex = sexOf(body.text("sex"));
  await changeProfile(db, customer.id, { nickname, sex });
  return new Reply([], { key: "profileSaved" });
}

/** What customers say about themselves, and nothing else of their row. */
type Profile = Pick<typeof customers.$inferInsert, "nickname" | "avatar" | "sex">;

async function changeProfile(db: Executor, customerId: number, changes: Partial<Profile>): Promise<void> {
  await db.update(customers).set(changes).where(eq(customers.id, customerId));
}

/** Characters that break lines, or turn the writing of what stands beside them. */
const disturbing = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const maxNicknameLength = 32;

/** A nickname as it was typed, on one line. @throws {DomainError} when it is none */
function nicknameOf(text: string): string {
  const nickname = text.replaceAll(disturbing, " ").trim();
  if (nickname === "") throw new DomainError("nicknameMissing");
  if (Array.from(nickname).length > maxNicknameLength) throw new DomainError("nicknameTooLong");
  return nickname;
}

/** 0 unknown, 1 male, 2 female. @throws {DomainError} for anything else */
function sexOf(text: string): number {
  if (text === "") throw new DomainError("sexMissing");
  if (!/^[012]$/.test(text)) throw new DomainError("sexUnknown");
  return Number(text);
}

/**
 * Shows an image of the customer's own uploads beside their name.
 *
 * @throws {DomainError} for any other image, which would tell its owner who looks at it
 */
async function changeAvatar(db: Database, customerId: number, image: string): Promise<void> {
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
