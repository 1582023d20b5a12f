import { sessionEndOf } from "../../identity/authentication/session-ends.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { sessionErrors } from "../../platform/http/envelope.ts";
import { cartQuantity } from "../../buying/cart/cart-quantity.ts";
import { countUnread } from "../../service/chat/unread.ts";
import { announcements } from "../content/announcements.ts";
import { countHeldCoupons } from "../../buying/coupons/count-held.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { siteSettings } from "./site-settings.ts";
import { serviceSettings } from "../../service/chat/chat-settings.ts";

/** `pc/commonData`: what every page shows; an empty nickname says that a token is none, and `session_error` may say why. */
export async function handlePublicData(context: CallContext) {
  const { db, language, images, demo, now } = context;
  const [settings, article, own] = await Promise.all([
    readSettings(db, siteSettings, language),
    announcements(db, language, now()),
    ofCustomer(context),
  ]);
  const code = images.of(demo?.phoneCode(language.wanted) ?? null);
  return {
    article,
    logo: images.of(settings.logo),
    name: settings.name,
    ...own,
    // There is neither an official account nor a mini program: the demo's codes lead to the shop itself.
    oa_qr_code: code,
    mnp_qr_code: code,
  };
}

async function ofCustomer({ db, customer, token, now }: CallContext) {
  if (customer === null) {
    const nobody = { cart_num: 0, coupon_num: 0, chat_unread: 0, nickname: "" };
    const end = await sessionEndOf(db, token, now());
    return end === null ? nobody : { ...nobody, session_error: sessionErrors[end] };
  }
  const [quantity, coupons, unread] = await Promise.all([
    cartQuantity(db, customer.id),
    countHeldCoupons(db, customer.id, now()),
    countUnread(db, customer.id),
  ]);
  return { cart_num: quantity, coupon_num: coupons, chat_unread: unread, nickname: customer.nickname };
}

/** `setting/getPlatformCustomerService`; what is not set is "". */
export async function handleCustomerService({ db, language, images }: CallContext) {
  const settings = await readSettings(db, serviceSettings, language);
  return {
    image: images.of(settings.serviceImage),
    phone: settings.servicePhone,
    business_time: settings.serviceHours,
    wechat: settings.serviceWechat,
  };
}
