import type { Domain } from "../domain/domain.ts";
import { customerMessages } from "./customer-messages.ts";

export const customerDomain = {
  name: "customers",
  messages: customerMessages,
} satisfies Domain;
