import type { Limit } from "../rate-limits/rate-limit.ts";

const oneHour = 60;
const oneDay = 24 * oneHour;

/** How often a customer, and everybody behind one network, may upload something, whatever becomes of it. */
export function uploadLimits(customerId: number, network: string): readonly Limit[] {
  return [
    { key: `upload:customer:hour:${customerId}`, tries: 120, minutes: oneHour },
    { key: `upload:customer:day:${customerId}`, tries: 300, minutes: oneDay },
    { key: `upload:network:hour:${network}`, tries: 1200, minutes: oneHour },
  ];
}
