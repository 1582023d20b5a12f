import { serviceSettings } from "../../service/chat/service-settings.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";

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
