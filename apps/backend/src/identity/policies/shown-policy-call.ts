import type { CallContext } from "../../platform/http/call.ts";
import { previewedRevision } from "../../platform/previews/previewed-revision.ts";
import type { PolicyKey } from "../../platform/store/schema/policies.ts";
import { previewedText } from "./preview-policy.ts";
import { publishedText } from "./published-policies.ts";

/** `policy/service`, `policy/privacy`, `policy/aftersale`; "" until the operator has published it. */
export function handlePolicy(key: PolicyKey) {
  return async (context: CallContext) => {
    const { db, language, images } = context;
    const revision = await previewedRevision(context, "policy", key);
    const content =
      revision === null ? await publishedText(db, key, language) : await previewedText(db, { key, revision }, language);
    return { content: content === "" ? "" : images.inHtml(content) };
  };
}
