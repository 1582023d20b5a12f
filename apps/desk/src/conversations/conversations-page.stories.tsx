import { noAnswer } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { field, links, list, namesInOrder, nobodyChosen, rowOf, talking } from "../story-help/conversation-parts.ts";
import { conversationStory, framesOf, listOf } from "../story-help/conversation-story.ts";
import { phone } from "../story-help/desk-story.tsx";
import { lin, wireConversation } from "../story-help/wire-conversations.ts";
import { ConversationsPage } from "./conversations-page.tsx";

const meta = {
  title: "Desk/Conversations",
  component: ConversationsPage,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...conversationStory({
    answers: { "chat/user": noAnswer, "chat/record": noAnswer, "chat/userInfo": noAnswer, "chat/order": noAnswer },
  }),
  play: async ({ canvas }) => {
    await expect(await within(await list(canvas)).findByText("Loading")).toBeInTheDocument();
    await expect(await canvas.findByRole("log")).toHaveAttribute("aria-busy", "true");
  },
};

async function tabTo(find: () => Element | null): Promise<void> {
  const user = await realInput();
  for (let left = 60; left > 0; left -= 1) {
    await user.tab();
    const wanted = find();
    if (wanted !== null && wanted === document.activeElement) return;
  }
  throw new Error("No key leads there");
}

/** From the list to an answer without a mouse. */
export const WithTheKeyboard: Story = {
  ...conversationStory(nobodyChosen),
  play: async ({ canvas }) => {
    const user = await realInput();
    const [first] = await links(canvas);
    await tabTo(() => first ?? null);
    await user.keyboard("{Enter}");
    await talking(canvas);
    await tabTo(() => canvas.queryByRole("textbox", { name: "Message" }));
    await user.keyboard("By hand{Enter}");
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "By hand", to_id: 7 }]));
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  ...conversationStory(nobodyChosen),
  globals: phone,
  play: async ({ canvas }) => {
    const [first] = await links(canvas);
    if (first === undefined) throw new Error("There is no conversation");
    await expect(first).toBeVisible();
    await expect(canvas.queryByRole("log")).toBeNull();
    const user = await realInput();
    await user.click(first);
    await talking(canvas);
    await expect(canvas.queryByRole("region", { name: "Conversations" })).toBeNull();
    await expect(await field(canvas)).toBeVisible();
    await user.click(canvas.getByRole("link", { name: "All conversations" }));
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei", "Aiko", "Lin"]));
    await expect(canvas.queryByRole("log")).toBeNull();
  },
};

/** What takes the other's place takes the focus, too: a conversation what it is called, the list the row that it came from. */
export const FocusOnAPhone: Story = {
  ...conversationStory(nobodyChosen),
  globals: phone,
  play: async ({ canvas }) => {
    const user = await realInput();
    const back = () => canvas.findByRole("link", { name: "All conversations" });
    await user.click(await rowOf(canvas, /Aiko/));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: "Aiko" })).toHaveFocus());
    await user.click(await back());
    await waitFor(async () => expect(await rowOf(canvas, /Aiko/)).toHaveFocus());
    await user.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: "Mei" })).toHaveFocus());
    await user.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await waitFor(async () => expect(await rowOf(canvas, /Mei/)).toHaveFocus());
  },
};

/** There is no row to go back to. */
export const FocusWithoutARow: Story = {
  ...conversationStory({ answers: { "chat/user": listOf([wireConversation(lin)]) } }),
  globals: phone,
  play: async ({ canvas }) => {
    const user = await realInput();
    await canvas.findByText("Another agent has this conversation now.");
    await user.click(canvas.getByRole("link", { name: "All conversations" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Conversations" })).toHaveFocus());
  },
};

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByText("I will ask our potter.")).toBeVisible();
};
const usual = { ...conversationStory(), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
