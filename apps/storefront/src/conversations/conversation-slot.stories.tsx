import { success } from "@plaza/testing/envelope-api";
import { chromeStory } from "../story-help/chrome-story.tsx";
import type { StoryPlay } from "../story-help/play.ts";
import { customer } from "../story-help/story-data.ts";
import { ConversationSlot } from "./conversation-slot.tsx";
import { openConversation } from "./conversations.ts";

const answers = {
  "index/chatConfig": success([]),
  "user/chatRecord": success({ config: 1, kefu: [], record: { list: [], more: 0 } }),
  "setting/getPlatformCustomerService": success({ phone: "400 555 0199" }),
};

export default {
  title: "Chrome/ConversationPlace",
  component: ConversationSlot,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    sessionStorage.clear();
    return () => openConversation(null);
  },
};

function keeps(expected: boolean): void {
  const isStored = sessionStorage.getItem("plaza:conversation")?.includes('"shopId":0') ?? false;
  if (isStored !== expected) throw new Error(`The conversation is ${expected ? "not kept" : "still kept"}.`);
}

/** Its code comes when it is asked for; closed, it is gone for the next document, too. */
export const Opened = {
  ...chromeStory({ publicData: customer, answers }),
  play: async ({ canvas, userEvent }: StoryPlay) => {
    openConversation({ shopId: 0 });
    await canvas.findByRole("dialog", { name: "Plaza customer service" });
    keeps(true);
    await userEvent.click(await canvas.findByRole("button", { name: "Close" }));
    if (canvas.queryByRole("dialog") !== null) throw new Error("The dialog is still there.");
    keeps(false);
  },
};

/** A visitor's is kept for after the login. */
export const OfAVisitor = {
  ...chromeStory({ answers }),
  play: async ({ canvas }: StoryPlay) => {
    openConversation({ shopId: 0 });
    await canvas.findByRole("button", { name: "Log in" });
    keeps(true);
  },
};
