import type { Limit } from "../rate-limits/rate-limit.ts";
import type { UploadOwner } from "./upload-owner.ts";

const oneHour = 60;
const oneDay = 24 * oneHour;

/** How often a customer or an agent, and everybody behind one network, may upload something, whatever becomes of it. */
export function uploadLimits(owner: UploadOwner, network: string): readonly Limit[] {
  const who = "agentId" in owner ? "agent" : "customer";
  const id = "agentId" in owner ? owner.agentId : owner.customerId;
  return [
    { key: `upload:${who}:hour:${id}`, tries: 120, minutes: oneHour },
    { key: `upload:${who}:day:${id}`, tries: 300, minutes: oneDay },
    { key: `upload:network:hour:${network}`, tries: 1200, minutes: oneHour },
  ];
}
