import { byLanguage, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { languages } from "../../platform/store/language.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import type { ProposedShopName, ShopPageContents, ShopPageRow } from "../../platform/store/schema/shop-pages.ts";

type Shop = typeof shops.$inferSelect;

/** What shoppers see of a shop. */
export function publishedContents(shop: Shop, page: ShopPageRow | null): ShopPageContents {
  return {
    name: nameOf(shop),
    intro: byLanguage(storedText(shop, "intro")),
    story: page?.story ?? {},
    logo: shop.logo,
    banner: shop.banner,
    cover: shop.cover,
  };
}

/** What owners go on with: the draft, else what is published, with the name that they have proposed. */
export function editedContents(
  shop: Shop,
  page: ShopPageRow | null,
  proposed: ProposedShopName | null,
): ShopPageContents {
  const contents = page?.draft ?? publishedContents(shop, page);
  return page?.draft == null && proposed !== null ? { ...contents, name: nameOf(proposed) } : contents;
}

/** The name of a shop, or the proposed one, in the languages that it is written in. */
export function nameOf(row: Pick<Shop, "name"> & Pick<ProposedShopName, "translations">): WrittenTexts {
  return byLanguage(storedText(row, "name"));
}

export function isSameName(one: WrittenTexts, other: WrittenTexts): boolean {
  return languages.every((language) => one[language] === other[language]);
}
