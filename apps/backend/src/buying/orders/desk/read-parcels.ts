import { DomainError } from "../../../platform/http/domain-error.ts";
import { plainText } from "../../../platform/http/plain-entry.ts";
import type { Query } from "../../../platform/http/query.ts";
import { isId } from "../../../platform/store/ids.ts";

/** What is sent of one order. */
export interface Parcel {
  readonly orderId: number;
  /** Both null: sent without a carrier. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

const maxParcels = 100;
const maxCarrierLength = 40;
/** What carriers print: letters, digits and hyphens. */
const trackingShape = /^[\dA-Za-z][\dA-Za-z-]{3,39}$/;

/**
 * The `parcels` of a call.
 *
 * @throws {DomainError} where there are none, too many, or one of them cannot be sent as it is written
 */
export function readParcels(body: Query): readonly Parcel[] {
  const sent = body.json("parcels");
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > maxParcels)
    throw new DomainError("parameterWrong", { parameter: "parcels" });
  const parcels = sent.map(parcelOf);
  if (new Set(parcels.map(({ orderId }) => orderId)).size < parcels.length)
    throw new DomainError("parameterWrong", { parameter: "parcels" });
  return parcels;
}

function parcelOf(sent: unknown): Parcel {
  const { order_id: orderId, carrier, tracking_number: number } = recordOf(sent);
  if (!isId(orderId)) throw new DomainError("parameterWrong", { parameter: "order_id" });
  return { orderId, ...namedParcel(textOf(carrier), textOf(number)) };
}

/** @throws {DomainError} where only one of both is there, or they cannot be a carrier and its number */
export function namedParcel(carrier: string, trackingNumber: string): Omit<Parcel, "orderId"> {
  const named = { carrier, trackingNumber };
  if ((named.carrier === "") !== (named.trackingNumber === ""))
    throw new DomainError("parcelIncomplete", { field: named.carrier === "" ? "carrier" : "tracking_number" });
  if (named.carrier === "") return { carrier: null, trackingNumber: null };
  if (named.carrier.length > maxCarrierLength) throw new DomainError("carrierTooLong", { field: "carrier" });
  if (!trackingShape.test(named.trackingNumber))
    throw new DomainError("trackingNumberWrong", { field: "tracking_number" });
  return named;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new DomainError("parameterWrong", { parameter: "parcels" });
  return { ...value };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? plainText(value) : "";
}
