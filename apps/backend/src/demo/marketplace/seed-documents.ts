import type { Database, Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { requiredDocuments, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { eq } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { categoryImagePath, shopImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

const category = "pets-aquarium";
/** Who sells there, and who would like to. */
const [sellerKey, applicantKey] = ["tail-and-paw", "corner-market"];

const registration = {
  name: {
    en: "Registration for aquarium supplies",
    zh: "水族用品备案凭证",
    ja: "アクアリウム用品の登録証",
    ko: "수족관 용품 등록증",
  },
  note: {
    en: "With the seal of the veterinary office, all pages in one file",
    zh: "须有畜牧兽医部门盖章，所有页面合为一个文件",
    ja: "獣医当局の印があるもの。全ページを1つのファイルにしてください",
    ko: "수의 당국의 직인이 있어야 하며, 모든 페이지를 한 파일로 보내 주세요",
  },
};

const oneDay = 24 * 60 * 60 * 1000;

/** The aquarium wants a registration: whoever sells it has shown one, and another shop waits until an operator has read its own. */
export async function seedDocuments(db: Database, now: Date): Promise<void> {
  const daysFrom = (days: number) => new Date(now.getTime() + days * oneDay);
  const dayIn = (days: number) => dayTime(daysFrom(days)).date;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(categories)
      .where(eq(categories.image, categoryImagePath({ key: category })));
    const { id: categoryId } = assertDefined(found, "category of the demo with aquariums");
    const [kind] = await tx
      .insert(requiredDocuments)
      .values({ categoryId, hasExpiry: true, ...written(registration) })
      .returning({ id: requiredDocuments.id });
    const { id: kindId } = assertDefined(kind, "required document that has just been stored");
    const shown = async (key: string) => ({
      kindId,
      shopId: await shopOf(tx, key),
      path: shopImagePath(key, "cover"),
    });
    await tx.insert(shopDocuments).values([
      {
        ...(await shown(sellerKey)),
        state: "accepted",
        expiresOn: dayIn(400),
        sentAt: daysFrom(-40),
        decidedAt: daysFrom(-39),
      },
      { ...(await shown(applicantKey)), state: "waits", expiresOn: dayIn(200), sentAt: daysFrom(-1) },
    ]);
  });
}

async function shopOf(tx: Executor, key: string): Promise<number> {
  const [shop] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.logo, shopImagePath(key, "logo")));
  return assertDefined(shop, "shop of the demo").id;
}
