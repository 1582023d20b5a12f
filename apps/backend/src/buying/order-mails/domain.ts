import type { Domain } from "../../platform/domain/domain.ts";
import { personalData } from "./personal-data.ts";
import { forgetOrderMails, sendOrderMails } from "./send-order-mails.ts";

export const orderMailDomain = {
  name: "order-mails",
  jobs: [sendOrderMails, forgetOrderMails],
  personalData,
} satisfies Domain;
