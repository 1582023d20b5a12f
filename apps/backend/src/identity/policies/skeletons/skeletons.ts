import type { Texts } from "../../../platform/store/language.ts";
import type { PolicyKey } from "../../../platform/store/schema/policies.ts";
import { afterSaleSkeleton } from "./after-sale.ts";
import { merchantSkeleton } from "./merchant.ts";
import { privacySkeleton } from "./privacy.ts";
import { serviceSkeleton } from "./service.ts";

/** What a new platform may begin with. None is legal advice, so none is published unread. */
export const skeletons: Readonly<Record<PolicyKey, Texts>> = {
  service: serviceSkeleton,
  privacy: privacySkeleton,
  aftersale: afterSaleSkeleton,
  merchant: merchantSkeleton,
};
