import type { Domain } from "../../platform/domain/domain.ts";
import { customerMessages } from "./customer-messages.ts";
import { personalData } from "./personal-data.ts";

export const customerDomain = {
  name: "customers",
  messages: customerMessages,
  personalData,
} satisfies Domain;
