import type { CallContext } from "../http/call.ts";
import { countPieces } from "../cart/count-pieces.ts";
import { announcements } from "../content/announcements.ts";
import { countHeldCoupons } from "../coupons/count-held.ts";
import { readSettings } from "../settings/read-settings.ts";
import { siteSettings } from "./site-settings.ts";

/** `pc/commonData`: what every page shows; an empty nickname says that a token is none. */
export async function handlePublicData(context: CallContext) {
  const { db, language, pictures } = context;
  const [settings, article, own] = await Promise.all([
    readSettings(db, siteSettings, language),
    announcements(db, language),
    ofCustomer(context),
  ]);
  return {
    article,
    logo: pictures.of(settings.logo),
    name: settings.name,
    ...own,
    oa_qr_code: "",
    mnp_qr_code: "",
  };
}

async function ofCustomer({ db, customer, now }: CallContext) {
  if (customer === null) return { cart_num: 0, coupon_num: 0, nickname: "" };
  const [pieces, coupons] = await Promise.all([countPieces(db, customer.id), countHeldCoupons(db, customer.id, now())]);
  return { cart_num: pieces, coupon_num: coupons, nickname: customer.nickname };
}
