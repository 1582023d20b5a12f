import type { Tracking, TrackingEvent } from "@plaza/api-client";

export interface TrackedEvent {
  readonly key: string;
  readonly event: TrackingEvent;
}

/** Everything that happened to a parcel, the latest first. */
export function trackedEvents({
  completed,
  events,
  shipped,
  ordered,
}: Pick<Tracking, "completed" | "events" | "shipped" | "ordered">): readonly TrackedEvent[] {
  const all = [
    { key: "completed", event: completed },
    ...events.map((event, index) => ({ key: `event ${events.length - index}`, event })),
    { key: "shipped", event: shipped },
    { key: "ordered", event: ordered },
  ];
  return all.flatMap(({ key, event }) => (event === null ? [] : [{ key, event }]));
}
