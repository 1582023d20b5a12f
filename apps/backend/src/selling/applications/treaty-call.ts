import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { policies } from "../../platform/store/schema/content.ts";
import { eq } from "../../platform/store/sql.ts";

/** `ShopApply/getTreaty`: what merchants agree to; a list without anything where the operator has written nothing. */
export async function handleTreaty({ db, language, images }: CallContext) {
  const [treaty] = await db.select().from(policies).where(eq(policies.key, "merchant"));
  const content = treaty === undefined ? "" : inLanguage(treaty, "content", language);
  return { content: content === "" ? [] : images.inHtml(content) };
}
