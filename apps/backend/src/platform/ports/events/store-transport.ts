import type { Connection } from "../../store/database.ts";
import type { OpenTransport } from "./events.ts";

/** The channel that the store's triggers speak on, too. */
export const storeChannel = "plaza_events";

/** Carries events by the store's own LISTEN and NOTIFY. */
export function storeTransport(connection: Pick<Connection, "listen" | "pool">): OpenTransport {
  return async (hearing) => {
    const listening = await connection.listen(storeChannel, hearing);
    return {
      send: async (message) => {
        await connection.pool.query("select pg_notify($1, $2)", [storeChannel, message]);
      },
      close: () => listening.close(),
    };
  };
}
