import type { CallContext } from "../http/call.ts";
import { readSettings } from "../settings/settings.ts";

/** `setting/getPlatformCustomerService`; what is not set is "". */
export async function answerCustomerService({ db, language, pictures }: CallContext) {
  const settings = await readSettings(db, language);
  return {
    image: pictures.of(settings.servicePicture),
    phone: settings.servicePhone,
    business_time: settings.serviceHours,
    wechat: settings.serviceWechat,
  };
}
