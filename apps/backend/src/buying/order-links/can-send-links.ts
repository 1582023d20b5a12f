import type { Services } from "../../platform/http/services.ts";

/** Whether links to orders can be sent: by text message, to where shoppers reach the shop. A demo sends nothing. */
export function canSendLinks({ sms, shopOrigin, demo }: Pick<Services, "sms" | "shopOrigin" | "demo">): boolean {
  return sms !== null && (shopOrigin !== null || demo !== null);
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Origin under which shoppers reach the shop; null: nobody has said. */
    readonly shopOrigin: string | null;
  }
}
