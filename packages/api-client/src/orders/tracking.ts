import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { image } from "../wire/image-url.ts";
import { count, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** Something that happened to a parcel, as the platform describes it. */
export interface TrackingEvent {
  readonly text: string;
  /** Epoch milliseconds; null where it is not said. */
  readonly at: number | null;
}

/** Carrier, receiver and events of the parcel of an order. */
export interface Tracking {
  readonly image: string | null;
  readonly quantity: number;
  /** Null where the parcel was sent without a carrier. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string };
  readonly ordered: TrackingEvent | null;
  /** Null until the order is shipped, and again when it is completed. */
  readonly shipped: TrackingEvent | null;
  /** The events of the parcel on its way, the latest first. */
  readonly events: readonly TrackingEvent[];
  readonly completed: TrackingEvent | null;
}

/** A step that has not happened has neither a text nor a time. */
const step: Decoder<TrackingEvent | null> = record((field) => {
  const event = { text: field("tips", text), at: field("time", time) };
  return event.text === "" ? null : event;
});

/** A text and a time, whose order differs by carrier; where the platform could not ask the carrier, a text alone. */
const trackingEvent: Decoder<TrackingEvent> = (value, context) => {
  if (!Array.isArray(value)) throw new DecodeError("an event is a list");
  const parts = value.map((part) => text(part, context));
  const when = parts.find((part) => time(part, context) !== null);
  return { text: parts.find((part) => part !== when && part !== "") ?? "", at: time(when, context) };
};

const receiver = record((field) => ({
  name: field("contacts", text),
  phone: field("mobile", text),
  address: field("address", text),
}));

const parcel = record((field) => {
  const carrier = field("shipping_name", optionalText);
  return {
    image: field("image", image),
    quantity: field("count", count),
    carrier: carrier === "-" ? null : carrier,
    trackingNumber: field("invoice_no", optionalText),
  };
});

const tracking: Decoder<Tracking> = record((field) => ({
  ...field("order", parcel),
  receiver: field("take", receiver),
  ordered: field("buy", step),
  shipped: field("shipment", step),
  events: field(
    "delivery",
    record((delivery) => delivery("traces", list(trackingEvent))),
  ).filter((event) => event.text !== ""),
  completed: field("finish", step),
}));

export const fetchTracking = getCall("order/orderTraces", {
  query: (orderId: number) => ({ id: orderId }),
  decode: tracking,
});

export const trackingQuery = defineQuery(fetchTracking, {
  key: "tracking",
  freshMs: minute,
  staleAfter: ["order-change"],
});
