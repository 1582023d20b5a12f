import type { ConversationSubject } from "@plaza/routing";
import { chromeStory } from "../../story-help/chrome-story.tsx";
import type { StoryPlay } from "../../story-help/play.ts";
import { customer } from "../../story-help/story-data.ts";
import { SideRail } from "./side-rail.tsx";

export default {
  title: "Chrome/SideRail",
  component: SideRail,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "1280" } },
  render: () => (
    <>
      <SideRail />
      <div style={{ height: 600 }} />
    </>
  ),
};

/** Beside the content, whose boxes at the right edge can be ticked. */
export const Visitor = {
  ...chromeStory(),
  play: async ({ canvas }: StoryPlay) => {
    await canvas.findByRole("link", { name: "Cart" });
    const content = (document.documentElement.clientWidth + 1180) / 2;
    const left = canvas.queryByRole("complementary")?.getBoundingClientRect().left ?? 0;
    if (left < content) throw new Error(`The rail begins at ${left}, above the content that ends at ${content}.`);
  },
};
export const Customer = chromeStory({ publicData: customer });

let opened: ConversationSubject | null = null;
/** Says how much is unread, and opens the conversation with the platform. */
export const CustomerService = {
  ...chromeStory({
    publicData: { ...customer, unreadMessageCount: 2 },
    openConversation: (subject) => {
      opened = subject;
    },
  }),
  play: async ({ canvas, userEvent }: StoryPlay) => {
    opened = null;
    await userEvent.click(await canvas.findByRole("button", { name: "Customer service: 2 unread" }));
    if ((opened as ConversationSubject | null)?.shopId !== 0) throw new Error("No conversation was opened.");
  },
};

export const NothingToOffer = chromeStory({ screens: "catalogue" });
