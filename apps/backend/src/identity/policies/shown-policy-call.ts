import type { CallContext } from "../../platform/http/call.ts";
import type { PolicyKey } from "../../platform/store/schema/policies.ts";
import { publishedText } from "./published-policies.ts";

/** `policy/service`, `policy/privacy`, `policy/aftersale`; "" until the operator has published it. */
export function handlePolicy(key: PolicyKey) {
  return async ({ db, language, images }: CallContext) => {
    const content = await publishedText(db, key, language);
    return { content: content === "" ? "" : images.inHtml(content) };
  };
}
