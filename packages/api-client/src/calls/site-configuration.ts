import type { ApiClient } from "../api-client.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { baseUrl, picture } from "../wire/picture-url.ts";
import { flag, text } from "../wire/scalars.ts";
import { webUrl } from "../wire/web-url.ts";

export interface SiteConfiguration {
  readonly name: string;
  readonly favicon: string | null;
  readonly logo: string | null;
  readonly loginPicture: string | null;
  readonly copyright: string;
  readonly icpNumber: string;
  readonly icpUrl: string | null;
  /** Base address of the platform's own pages and files, with a trailing slash. */
  readonly baseUrl: string;
  readonly registrationNeedsSmsCode: boolean;
  /** What the platform offers beyond the common contract; nothing else of that kind may be called. */
  readonly extensions: readonly string[];
}

const siteConfiguration: Decoder<SiteConfiguration> = record((field) => ({
  name: field("name", text),
  favicon: field("web_favicon", picture),
  logo: field("shop_login_logo", picture),
  loginPicture: field("pc_login_logo", picture),
  copyright: field("copyright_info", text),
  icpNumber: field("icp_number", text),
  icpUrl: field("icp_link", webUrl),
  baseUrl: field("base_domain", baseUrl),
  registrationNeedsSmsCode: field("register_setting", flag),
  extensions: field("extensions", list(text)),
}));

export function fetchSiteConfiguration(api: ApiClient, signal?: AbortSignal): Promise<SiteConfiguration> {
  return api.get("index/config", {}, siteConfiguration, signal);
}
