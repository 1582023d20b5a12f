import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { LoginRequired, DomainError } from "../../platform/http/domain-error.ts";
import { eq } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { changeAvatar, changeProfile, nicknameOf, type Profile, sexOf } from "./profile.ts";
import { customers } from "../../platform/store/schema/customers.ts";

/** The wire has these texts in Chinese in every language. */
const sexTexts = ["未知", "男", "女"] as const;

/** `user/info` */
export async function handleCustomerInfo({ db, customer, images }: CustomerContext) {
  const [row] = await db.select().from(customers).where(eq(customers.id, customer.id));
  if (row === undefined) throw new LoginRequired();
  return {
    id: row.id,
    sn: row.number,
    nickname: row.nickname,
    avatar: images.of(row.avatar),
    mobile: row.mobile ?? "",
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
