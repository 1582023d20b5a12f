export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that cannot be used; its message is one sentence for whoever starts the server. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

export function readPort(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new ConfigurationError(`${name} must be a port number (0 to 65535), not "${text}".`);
  return value;
}

/** An http or https origin, without a slash at its end. `name` is the variable that the text comes from. */
export function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.hash !== "")
    throw new ConfigurationError(
      `${name} must be an origin such as http://127.0.0.1:4000, without /api; not "${text}".`,
    );
  return url.origin;
}

/** Where sockets are taken: a ws or wss address, which may have a path. */
export function readSocketUrl(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSocket = url !== null && /^wss?:\/\//i.test(text);
  if (!isSocket || url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw new ConfigurationError(`${name} must be an address such as wss://platform.example/socket, without a query.`);
  return url.href;
}
