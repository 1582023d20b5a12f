import { afterSalesPolicy } from "./policies/after-sales-policy.ts";
import { merchantAgreement } from "./policies/merchant-agreement.ts";
import { privacyPolicy } from "./policies/privacy-policy.ts";
import { serviceAgreement } from "./policies/service-agreement.ts";

export const policies = {
  service: serviceAgreement,
  privacy: privacyPolicy,
  afterSales: afterSalesPolicy,
  merchant: merchantAgreement,
};
