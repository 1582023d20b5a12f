import { mountFavourites } from "@plaza/account/favourite-button";
import { mountCompareSelection } from "@plaza/catalog/compare-selection";
import type { StorefrontContext } from "@plaza/routing";
import { ConversationSlot } from "../conversations/conversation-slot.tsx";
import { OpenConversation } from "../conversations/open-conversation.ts";

/** All controls that are the shopper's own; favourite buttons and ticks do not wait for each other. */
export async function mountControls(context: StorefrontContext): Promise<void> {
  OpenConversation.mount(ConversationSlot);
  await Promise.allSettled([mountFavourites(context), mountCompareSelection(context)]);
}
