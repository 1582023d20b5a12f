import type { DeskContext } from "../../platform/http/agent-call.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { siteSettings } from "./site-settings.ts";
import { socketAddress } from "./socket-address.ts";

/** `chat/config` of agents, before they log in. */
export async function handleDeskConfiguration({ db, language, images, origin }: DeskContext) {
  const settings = await readSettings(db, siteSettings, language);
  return {
    base_domain: images.base,
    web_favicon: images.of(settings.favicon),
    company_name: settings.copyright,
    ws_domain: socketAddress(origin),
  };
}
