import { inLanguage, type Language, type ReaderLanguage } from "../../platform/store/language.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { Coupon, CouponProduct } from "./coupon.ts";

const listSeparators: Readonly<Record<Language, string>> = { en: ", ", zh: "、", ja: "、", ko: ", " };

/** An amount as one says it: ¥20, ¥9.9. */
function spoken(fen: number): string {
  return `¥${fen / 100}`;
}

/** From which sum on it counts. */
export function thresholdText({ amount, threshold }: Coupon, language: ReaderLanguage): string {
  const [off, from] = [spoken(amount), spoken(threshold)];
  if (threshold === 0) {
    return { en: "No minimum", zh: "无门槛", ja: "最低金額なし", ko: "최소 금액 없음" }[language.wanted];
  }
  return {
    en: `${off} off orders of ${from} or more`,
    zh: `满${threshold / 100}减${amount / 100}`,
    ja: `${from}以上で${off}引き`,
    ko: `${from} 이상 구매 시 ${off} 할인`,
  }[language.wanted];
}

/** When it can be used, to who has not claimed it. */
export function validityText({ validity, validFrom, validUntil, validDays }: Coupon, language: ReaderLanguage): string {
  switch (validity) {
    case "window":
      return periodText(validFrom, validUntil, language);
    case "days":
      return {
        en: `Usable for ${validDays} days from when it is claimed`,
        zh: `领取当天${validDays}天内可用`,
        ja: `獲得から${validDays}日間有効`,
        ko: `받은 시점부터 ${validDays}일간 사용 가능`,
      }[language.wanted];
    case "days-from-tomorrow":
      return {
        en: `Usable for ${validDays} days from the day after it is claimed`,
        zh: `领取次日${validDays}天内可用`,
        ja: `獲得の翌日から${validDays}日間有効`,
        ko: `받은 다음 날부터 ${validDays}일간 사용 가능`,
      }[language.wanted];
    default:
      return validity satisfies never;
  }
}

function periodText(from: Date | null, until: Date | null, language: ReaderLanguage): string {
  const [start, end] = [from === null ? "" : wallClock(from), until === null ? "" : wallClock(until)];
  return {
    en: `${start} to ${end}`,
    zh: `${start} 至 ${end}`,
    ja: `${start}～${end}`,
    ko: `${start} ~ ${end}`,
  }[language.wanted];
}

const oneSecond = 1000;

/** When it can be used, to who holds it. Days of the calendar are named by their last second. */
export function heldValidityText(coupon: Coupon, validUntil: Date, language: ReaderLanguage): string {
  if (coupon.validity === "window") return validityText(coupon, language);
  const end = wallClock(coupon.validity === "days" ? validUntil : new Date(validUntil.getTime() - oneSecond));
  return {
    en: `Valid until ${end}`,
    zh: `有效期至 ${end}`,
    ja: `${end}まで有効`,
    ko: `${end}까지 유효`,
  }[language.wanted];
}

/** What of the shop it is for. */
export function scopeText({ scope, shop }: Coupon, language: ReaderLanguage): string {
  const name = inLanguage(shop, "name", language);
  switch (scope) {
    case "all":
      return {
        en: `Everything at ${name}`,
        zh: `${name}全店通用`,
        ja: `${name}の全商品に使えます`,
        ko: `${name} 전 상품에 사용 가능`,
      }[language.wanted];
    case "only":
      return {
        en: `Selected products of ${name}`,
        zh: `${name}部分商品可用`,
        ja: `${name}の対象商品に使えます`,
        ko: `${name} 일부 상품에 사용 가능`,
      }[language.wanted];
    case "except":
      return {
        en: `${name}, some products excepted`,
        zh: `${name}部分商品不可用`,
        ja: `${name}の一部の商品には使えません`,
        ko: `${name} 일부 상품 제외`,
      }[language.wanted];
    default:
      return scope satisfies never;
  }
}

/** The same, with the names of the products. */
export function productsText(
  scope: Coupon["scope"],
  products: readonly CouponProduct[],
  language: ReaderLanguage,
): string {
  const names = products.map((product) => inLanguage(product, "name", language)).join(listSeparators[language.wanted]);
  switch (scope) {
    case "all":
      return {
        en: "For all products",
        zh: "所有商品可用",
        ja: "全商品に使えます",
        ko: "모든 상품에 사용 가능",
      }[language.wanted];
    case "only":
      return {
        en: `Only for ${names}`,
        zh: `仅限 ${names} 商品可用`,
        ja: `対象商品：${names}`,
        ko: `대상 상품: ${names}`,
      }[language.wanted];
    case "except":
      return {
        en: `For all products except ${names}`,
        zh: `仅限 ${names} 之外的商品可用`,
        ja: `対象外の商品：${names}`,
        ko: `제외 상품: ${names}`,
      }[language.wanted];
    default:
      return scope satisfies never;
  }
}
