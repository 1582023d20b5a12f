import { mountFavourites } from "@plaza/account/favourite-button";
import { mountCompareSelection } from "@plaza/catalog/compare-selection";
import type { StorefrontContext } from "@plaza/routing";
import { ConversationPlace } from "../conversations/conversation-place.tsx";
import { OpenConversation } from "../conversations/open-conversation.ts";

/** All controls that are the shopper's own; favourite buttons and ticks do not wait for each other. */
export async function mountControls(context: StorefrontContext): Promise<void> {
  OpenConversation.mount(ConversationPlace);
  await Promise.allSettled([mountFavourites(context), mountCompareSelection(context)]);
}
