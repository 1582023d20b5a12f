import { createHash } from "node:crypto";
import type { Texts } from "../../../platform/store/language.ts";

/** What the merchants of the demo do to an order, and when: always the same for the same order. */

const oneSecond = 1000;
const carriers = ["SF Express", "JD Logistics", "ZTO Express", "YTO Express"] as const;
/** By which the autopilot knows the parcels that it has sent. */
export const ownParcels = "PLZ";

/** By which it knows those of the orders that the demo has brought along: what is asked for them stays as it is. */
export const seededParcels = "DEM";

interface Stop {
  /** Seconds after the parcel was sent. */
  readonly after: number;
  readonly text: Texts;
}

export const stops: readonly Stop[] = [
  {
    after: 10,
    text: {
      en: "Picked up by the carrier",
      zh: "快件已揽收",
      ja: "荷物を集荷しました",
      ko: "택배사가 상품을 인수했습니다",
    },
  },
  {
    after: 30,
    text: {
      en: "Left the sorting centre",
      zh: "快件已离开分拨中心",
      ja: "仕分けセンターを出発しました",
      ko: "물류센터에서 출발했습니다",
    },
  },
  {
    after: 60,
    text: {
      en: "Arrived in the destination city",
      zh: "快件已到达目的地城市",
      ja: "お届け先の都市に到着しました",
      ko: "배송지 도시에 도착했습니다",
    },
  },
  {
    after: 90,
    text: { en: "Out for delivery", zh: "快递员正在派送中", ja: "配達中です", ko: "배송 기사가 배달 중입니다" },
  },
  {
    after: 120,
    text: {
      en: "Delivered to the recipient",
      zh: "快件已送达，已签收",
      ja: "お届けが完了しました",
      ko: "배송이 완료되었습니다",
    },
  },
];

/** Between the payment and the parcel, with a while left to think better of it. */
export const minPreparation = 30 * oneSecond;

/** Between the payment and the visit to the shop, so that the code can be looked at before. */
const wayToTheShop = 10 * 60 * oneSecond;

/** `since`: when it was paid, or ordered to be paid in cash at the door. */
interface Waiting {
  readonly id: number;
  readonly since: Date;
}

export function collectsAt(order: Waiting): Date {
  return new Date(sendsAt(order).getTime() + wayToTheShop);
}

export function sendsAt(order: Waiting): Date {
  return new Date(order.since.getTime() + minPreparation + (order.id % 11) * oneSecond);
}

export function parcelOf(orderId: number) {
  const digits = String(Number.parseInt(hashOf(orderId).slice(0, 10), 16)).padStart(13, "0");
  return { carrier: carriers[orderId % carriers.length] ?? carriers[0], trackingNumber: `${ownParcels}${digits}` };
}

/** Virtual goods of the demo. */
export function contentOf(orderId: number): string {
  const code = hashOf(orderId).slice(0, 12).toUpperCase();
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** The stops that a parcel has reached. */
export function stopsReached(shippedAt: Date, now: Date): readonly { readonly at: Date; readonly text: Texts }[] {
  return stops
    .map(({ after, text }) => ({ at: new Date(shippedAt.getTime() + after * oneSecond), text }))
    .filter(({ at }) => at <= now);
}

function hashOf(orderId: number): string {
  return createHash("sha256").update(`demo order ${orderId}`).digest("hex");
}
