import { type FieldReader, isRecord, record } from "../wire/decode.ts";

/** By the names that events have on the wire. */
export type FrameReaders<Frame> = Readonly<Record<string, (field: FieldReader) => Frame>>;

/** It says no more than that the connection lives. */
export interface Alive {
  readonly event: "alive";
}

export const alive: Alive = { event: "alive" };

/** Reads what was sent on a socket. What is not understood is still a sign of life. */
export function readFrame<Frame>(readers: FrameReaders<Frame>, sent: unknown, platformOrigin: string): Frame | Alive {
  try {
    const frame: unknown = typeof sent === "string" ? JSON.parse(sent) : null;
    if (!isRecord(frame)) return alive;
    const event = String(frame["event"]);
    const reader = Object.hasOwn(readers, event) ? readers[event] : undefined;
    return reader === undefined ? alive : record(reader)(frame, { platformOrigin, isSanitised: false });
  } catch {
    return alive;
  }
}
