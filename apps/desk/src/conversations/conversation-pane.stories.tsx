import { unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inLog, links, talking } from "../story-help/conversation-parts.ts";
import { agentSocket, conversationStory, framesOf, listOf, recordsOf } from "../story-help/conversation-story.ts";
import { lin, talk, wireConversation, wireWord } from "../story-help/wire-conversations.ts";
import { ConversationsPage } from "./conversations-page.tsx";

const meta = {
  title: "Desk/ConversationPane",
  component: ConversationsPage,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that can be said, who says it, and how far it was read. */
export const ATalk: Story = {
  ...conversationStory({ answers: { "chat/record": () => recordsOf(talk, { read_id: 7 }) } }),
  play: async ({ canvas }) => {
    await talking(canvas);
    const log = await inLog(canvas);
    await expect(log.getByText("Now Anna serves you")).toBeVisible();
    await expect(log.getByText("Glazed Stoneware Teapot")).toBeVisible();
    await expect(log.getByText("Glazed Stoneware Teapot").parentElement).toHaveTextContent("¥54.00");
    const order = log.getByText("No. 20261112103344");
    await expect(order).toBeVisible();
    await expect(order.closest("a")).toHaveAttribute("href", "/orders/5");
    await expect(log.getByText("3 items")).toBeVisible();
    await expect(await log.findByText("This image cannot be shown.")).toBeVisible();
    await expect(log.getByText(/It does 😄/).parentElement).toHaveTextContent("care <3");
    await expect(log.getByRole("link", { name: "https://plaza.example/care" })).toBeVisible();
    await expect(log.getByText("Read")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Mei" })).toBeVisible();
    const [first, ...others] = await links(canvas);
    if (first === undefined || others.length !== 2) throw new Error("There are three conversations");
    await expect(first).toHaveAttribute("aria-current");
    const borderOf = (element: Element) => getComputedStyle(element).borderTopColor;
    for (const other of others) {
      await expect(other).not.toHaveAttribute("aria-current");
      await expect(borderOf(other)).not.toBe(borderOf(first));
    }
    await expect(agentSocket().url).toMatch(/\/socket\?type=kefu&client=5&shop_id=4&lang=en$/);
  },
};

/** Earlier pages come as they are scrolled to. */
export const Older: Story = {
  ...conversationStory({
    answers: {
      "chat/record": (sent) => {
        const before = Number((sent as { before_id?: string }).before_id ?? 61);
        const lines = Array.from({ length: 30 }, (_, index) => {
          const id = before - 30 + index;
          return wireWord(id, { msg: `Line ${id}`, minutes: 100 - id });
        });
        return recordsOf(lines, { more: before === 61 ? 1 : 0 });
      },
    },
  }),
  play: async ({ canvas }) => {
    const log = await inLog(canvas);
    await expect(await log.findByText("Line 60")).toBeVisible();
    await expect(log.queryByText("Line 30")).toBeNull();
    const scroller = canvas.getByRole("log");
    scroller.scrollTo({ top: -scroller.scrollHeight });
    await expect(await log.findByText("Line 1")).toBeInTheDocument();
    await expect(log.getAllByText("Line 31")).toHaveLength(1);
    await expect(log.queryByRole("button", { name: "Earlier messages" })).toBeNull();
  },
};

let isUp = false;
const whenUp = (answer: () => ReturnType<typeof recordsOf>) => async () => (isUp ? answer() : unreachable());
/** An agent who is offline reads what was said, too; nothing but a press reads it again. */
export const LogNotLoaded: Story = {
  ...conversationStory({ wasThere: false, answers: { "chat/record": whenUp(() => recordsOf(talk)) } }),
  play: async ({ canvas }) => {
    isUp = false;
    const user = await realInput();
    await expect(await canvas.findByText("Earlier messages could not be loaded.")).toBeVisible();
    isUp = true;
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("I will ask our potter.")).toBeVisible();
    await expect(canvas.queryByText("Earlier messages could not be loaded.")).toBeNull();
  },
};

/** An address of a conversation that is not the agent's any more. */
export const SomebodyElses: Story = {
  ...conversationStory({ answers: { "chat/user": listOf([wireConversation(lin)]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Another agent has this conversation now.")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Message" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Transfer" })).toBeNull();
  },
};

/** The platform's own agents answer for no shop. */
export const OfThePlatform: Story = {
  ...conversationStory({ role: "operator" }),
  play: async ({ canvas }) => {
    await talking(canvas);
    await expect(agentSocket().url).toContain("shop_id=0");
    agentSocket().say("chat", wireWord(90, { msg: "Thank you" }));
    await waitFor(() => expect(framesOf("read")).toEqual([{ user_id: 7, shop_id: 0, last_id: 90 }]));
  },
};
