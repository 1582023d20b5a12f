import type { Query } from "../../../platform/http/query.ts";
import type { Services } from "../../../platform/http/services.ts";
import type { ChatNews } from "../chat-events.ts";
import type { LiveSocket } from "./live-socket.ts";

/**
 * What a client asks for, done.
 *
 * @returns what there is to tell everybody, in this order; or the id of a record that was sent before, which is told to the
 *   sender once more
 * @throws {DomainError} where it is not taken
 */
type FrameHandler = (
  services: Services,
  socket: LiveSocket,
  data: Query,
) => Promise<readonly ChatNews[] | ChatNews | number>;

/** By the names of events. */
export type FrameHandlers = Readonly<Record<string, FrameHandler>>;
