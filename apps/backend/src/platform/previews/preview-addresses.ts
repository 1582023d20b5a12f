import type { PreviewedRevision } from "../domain/preview-kind.ts";
import type { AgentContext } from "../http/agent-call.ts";
import { DomainError } from "../http/domain-error.ts";
import { inEachLanguage } from "../store/language.ts";
import { instant, unixSeconds } from "../wire/time.ts";
import { signPreview } from "./preview-token.ts";

/** Long enough to read it and to send it to a colleague, too short to be an address of the page. */
const previewMs = 15 * 60 * 1000;

type Context = Pick<AgentContext, "db" | "now" | "previews" | "shopOrigin">;

/**
 * The addresses of the shop, one a language, that show this revision to whoever has them. Whether the caller may see it is for
 * the call to decide.
 *
 * @throws {DomainError} where it cannot be previewed
 */
export async function previewAddresses(context: Context, kind: string, previewed: PreviewedRevision) {
  const { db, now, previews, shopOrigin } = context;
  if (shopOrigin === null) throw new DomainError("previewWithoutShop");
  const address = (await previews[kind]?.address(db, previewed)) ?? null;
  if (address === null) throw new DomainError("previewEnded", { notFound: true });
  // The signature holds full seconds, and so does what is said of it.
  const until = new Date(unixSeconds(new Date(now().getTime() + previewMs)) * 1000);
  const token = await signPreview(db, { kind, ...previewed, until });
  const signed = `${address}${address.includes("?") ? "&" : "?"}preview=${token}`;
  // English, too, names its language: else the browser's last choice counts.
  return { addresses: inEachLanguage((language) => `${shopOrigin}/pc/${language}${signed}`), until: instant(until) };
}
