import { asksForPerson } from "../../../service/chat/asks-for-person.ts";

/** What customers write about, as far as words tell. */
export type Topic = "person" | "hours" | "returns" | "delivery" | "order" | "price" | "thanks" | "greeting";

/** The first that fits counts; who asks for a person is meant before all of them. */
const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    "hours",
    /\b(?:hours?|open|opening|close[sd]?|closing)\b|营业|几点|上班|工作时间|営業|何時|영업|몇\s?시|운영\s?시간/iu,
  ],
  ["returns", /\b(?:returns?|refunds?|exchange|money back)\b|退货|退款|换货|售后|返品|返金|交換|반품|환불|교환/iu],
  [
    "delivery",
    /\b(?:deliver\w*|ship\w*|postage|freight|arriv\w*|parcel|tracking|courier)\b|发货|运费|快递|物流|到货|几天|配送|送料|届[くき]|発送|배송|배달|택배|도착|운송/iu,
  ],
  ["order", /\b(?:orders?|ordered)\b|订单|注文|주문/iu],
  [
    "price",
    /\b(?:price|prices|cost|discount|coupon|cheaper|how much)\b|价格|多少钱|优惠|便宜|打折|値段|価格|いくら|割引|クーポン|가격|얼마|할인|쿠폰/iu,
  ],
  ["thanks", /\b(?:thanks?|thank you|thx|bye|goodbye)\b|谢|再见|拜拜|ありがと|さようなら|감사|고마|안녕히/iu],
  [
    "greeting",
    /\b(?:hi|hello|hey|good (?:morning|afternoon|evening))\b|你好|您好|在吗|哈喽|こんにち|こんばん|おはよう|はじめまして|すみません|안녕|여보세요/iu,
  ],
];

/** Null: it is about something else. */
export function topicOf(text: string): Topic | null {
  if (asksForPerson(text)) return "person";
  return topics.find(([, words]) => words.test(text))?.[0] ?? null;
}
