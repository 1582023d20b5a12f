import { anyMethod, type Calls } from "../http/call.ts";
import { answerConfiguration } from "./configuration-call.ts";
import { answerCustomerService } from "./customer-service-call.ts";
import { answerHome } from "./home-call.ts";
import { answerPolicy } from "./policy-call.ts";
import { answerPublicData } from "./public-data-call.ts";

export const siteCalls: Calls = {
  "index/config": anyMethod(answerConfiguration),
  "index/index": anyMethod(answerHome),
  "pc/commonData": anyMethod(answerPublicData),
  "policy/service": anyMethod(answerPolicy("service")),
  "policy/privacy": anyMethod(answerPolicy("privacy")),
  "policy/aftersale": anyMethod(answerPolicy("aftersale")),
  "setting/getPlatformCustomerService": anyMethod(answerCustomerService),
};
