import { useLingui } from "@lingui/react/macro";
import type { ChatContent } from "@plaza/api-client";
import { withEmoji } from "./emoji.ts";

/** A message as it is read aloud. */
export function useSpokenContent(): (content: ChatContent) => string {
  const { t } = useLingui();
  return (content) => {
    switch (content.type) {
      case "text":
        return withEmoji(content.text);
      case "image":
        return t`Image`;
      case "product":
        return content.product.name;
      case "order": {
        const { number } = content.order;
        return t`No. ${number}`;
      }
      default:
        return content satisfies never;
    }
  };
}
