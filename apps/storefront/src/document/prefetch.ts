/** What some browsers say of the connection. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether a link that is pointed at or has the focus is fetched ahead: not over a connection as slow as 2g, and not for
 * who asks to save data.
 */
export function prefetchOn(connection: Connection | undefined): "intent" | false {
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "") ? false : "intent";
}

/** The browser's own word for it; the server, and browsers that do not tell, know none. */
export function currentConnection(): Connection | undefined {
  return typeof navigator === "undefined" ? undefined : (navigator as { readonly connection?: Connection }).connection;
}
