import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalText, text } from "../wire/scalars.ts";
import { readSessionEnd, type SessionEnd } from "../wire/session-end.ts";

/** What the header shows; the counts are 0 for a visitor. */
export interface PublicData {
  readonly siteName: string;
  /** Null for a visitor and for a session that has ended, which this call answers like a visitor. */
  readonly nickname: string | null;
  /** What has ended that session before its time; null: nothing, or nobody knows. */
  readonly sessionEnd: SessionEnd | null;
  /** Announcements, newest first. */
  readonly articles: readonly { readonly id: number; readonly title: string }[];
  /** The number of unused coupons, expired ones included. */
  readonly couponCount: number;
  /** The quantities in the cart added up, not its lines. */
  readonly cartCount: number;
  /** Messages of agents that the customer has not read; 0 also where the platform does not count them. */
  readonly unreadMessageCount: number;
  /** Codes that open the shop on a phone when they are scanned; null where the platform has set none. */
  readonly qrImages: { readonly officialAccount: string | null; readonly miniProgram: string | null };
}

const publicData: Decoder<PublicData> = record((field) => ({
  siteName: field("name", text),
  nickname: field("nickname", optionalText),
  sessionEnd: readSessionEnd(field("session_error", optionalText)),
  articles: field("article", list(record((article) => ({ id: article("id", id), title: article("title", text) })))),
  couponCount: field("coupon_num", count),
  cartCount: field("cart_num", count),
  unreadMessageCount: field("chat_unread", count),
  qrImages: { officialAccount: field("oa_qr_code", image), miniProgram: field("mnp_qr_code", image) },
}));

export const fetchPublicData = getCall("pc/commonData", { decode: publicData });

export const publicDataQuery = defineQuery(fetchPublicData, {
  key: "public-data",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["cart-change", "coupon-claim", "order-placed", "order-change", "profile-change", "chat-change"],
});
