import type { CallContext } from "../call.ts";
import { announcements } from "../content/announcements.ts";
import { readSettings } from "./settings.ts";

/** `pc/commonData`, as a visitor has it. */
export async function answerPublicData({ db, language, pictures }: CallContext) {
  const [settings, article] = await Promise.all([readSettings(db, language), announcements(db, language)]);
  return {
    article,
    logo: pictures.of(settings.logo),
    name: settings.name,
    cart_num: 0,
    coupon_num: 0,
    nickname: "",
    oa_qr_code: "",
    mnp_qr_code: "",
  };
}
