import type { Locale } from "@plaza/i18n";

/** This kind of client, as the platform numbers them. */
const webClient = "5";

/** The shop's own socket. Its server adds the session, which no script sees. */
export function socketAddress(
  shopId: number,
  locale: Locale,
  { protocol, host }: Pick<Location, "protocol" | "host">,
): string {
  const query = new URLSearchParams({ type: "user", client: webClient, shop_id: String(shopId), lang: locale });
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/pc/socket?${String(query)}`;
}
