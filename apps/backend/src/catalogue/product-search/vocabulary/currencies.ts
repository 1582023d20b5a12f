import { phrases } from "./phrases.ts";
import { listed } from "./words.ts";

/**
 * Signs and words of money, of whatever currency: the shop has one, and a number that a shopper writes is meant in the
 * figures that the shop shows.
 */
export const currenciesBefore = phrases(
  listed("¥, $, €, £, ₩, us$, hk$, nt$, rmb¥, rmb, cny, cn¥, usd, hkd, jpy, krw, eur, gbp"),
);

export const currenciesAfter = phrases(
  listed("¥, $, €, £, ₩, rmb, cny, yuan, kuai, usd, hkd, jpy, krw, eur, gbp"),
  listed("yen, won, dollar, dollars, buck, bucks, euro, euros, quid"),
  listed("元, 元钱, 块, 块钱, 塊, 塊錢, 蚊, 圆, 圓, 人民币, 元人民币, 美元, 美金, 日元, 韩元, 欧元, 港币, 港元"),
  listed("円, 人民元, ドル, ユーロ, ウォン, 원, 위안, 엔, 달러, 유로"),
);
