/** What some browsers report of the connection. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether a link that is pointed at or has the focus is fetched ahead: not over a connection as slow as 2g, and not
 * where the browser is set to save data.
 */
export function prefetchOn(connection: Connection | undefined): "intent" | false {
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "") ? false : "intent";
}

/** The browser's own report; undefined on the server and in browsers that have none. */
export function currentConnection(): Connection | undefined {
  return typeof navigator === "undefined" ? undefined : (navigator as { readonly connection?: Connection }).connection;
}
