import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { policies } from "../../platform/store/schema/site.ts";
import { eq } from "../../platform/store/sql.ts";

type PolicyKey = (typeof policies.$inferSelect)["key"];

/** `policy/service`, `policy/privacy`, `policy/aftersale`; "" until the operator has written it. */
export function handlePolicy(key: PolicyKey) {
  return async ({ db, language, images }: CallContext) => {
    const [policy] = await db.select().from(policies).where(eq(policies.key, key));
    return { content: policy === undefined ? "" : images.inHtml(inLanguage(policy, "content", language)) };
  };
}
