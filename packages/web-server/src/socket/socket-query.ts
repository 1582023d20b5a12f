/** Who talks through a shell's socket, in the platform's words. */
export interface SocketPeer {
  readonly type: "user" | "kefu";
  /** The number of the kind of client, which the platform knows the session by. */
  readonly client: number;
}

/** What the platform is asked with, the token aside: only what this shell's own pages ask with. Null for anything else. */
export function socketQuery(url: string, { type, client }: SocketPeer): URLSearchParams | null {
  const asked = new URLSearchParams(url.split("?", 2)[1] ?? "");
  const isOnce = ["type", "client", "shop_id"].every((name) => asked.getAll(name).length <= 1);
  const shopId = asked.get("shop_id") ?? "0";
  if (!isOnce || asked.get("type") !== type || asked.get("client") !== String(client)) return null;
  if (!/^\d{1,10}$/.test(shopId)) return null;
  return new URLSearchParams({ type, client: String(client), shop_id: String(Number(shopId)) });
}

/** The language that the page is in, for what the platform writes itself. Null: it was not asked for properly. */
export function socketLanguage(url: string): string | null {
  const [language, ...more] = new URLSearchParams(url.split("?", 2)[1] ?? "").getAll("lang");
  return language !== undefined && more.length === 0 && /^[a-z]{2}$/.test(language) ? language : null;
}
