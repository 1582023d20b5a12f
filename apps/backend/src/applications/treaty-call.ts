import type { CallContext } from "../http/call.ts";
import { inLanguage } from "../store/language.ts";
import { policies } from "../store/schema/site.ts";
import { eq } from "../store/sql.ts";

/** `ShopApply/getTreaty`: what merchants agree to; a list without anything where the operator has written nothing. */
export async function handleTreaty({ db, language, images }: CallContext) {
  const [treaty] = await db.select().from(policies).where(eq(policies.key, "merchant"));
  const content = treaty === undefined ? "" : inLanguage(treaty, "content", language);
  return { content: content === "" ? [] : images.inHtml(content) };
}
