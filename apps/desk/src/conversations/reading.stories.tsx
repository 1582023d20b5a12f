import { FakeSocket } from "@plaza/testing/fake-socket";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inLog, inRow, namesInOrder, talking } from "../story-help/conversation-parts.ts";
import { agentSocket, conversationStory, framesOf, listOf } from "../story-help/conversation-story.ts";
import type { Canvas } from "../story-help/page-stories.ts";
import { aiko, lin, mei, waiting, wireConversation, wireWord } from "../story-help/wire-conversations.ts";
import { ConversationsPage } from "./conversations-page.tsx";

const meta = {
  title: "Desk/Reading",
  component: ConversationsPage,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever writes moves up in the list; what is seen is told, and what is not is counted. */
export const News: Story = {
  ...conversationStory({
    answers: {
      "chat/user": () => listOf([wireConversation(aiko, waiting(5, 1)), wireConversation(lin), wireConversation(mei)]),
    },
  }),
  play: async ({ canvas }) => {
    await talking(canvas);
    await expect(await namesInOrder(canvas)).toEqual(["Aiko", "Lin", "Mei"]);
    agentSocket().say("chat", wireWord(90, { msg: "Thank you [em-smile]" }));
    const log = await inLog(canvas);
    await expect(await log.findByText("Thank you 😄")).toBeVisible();
    await expect(canvas.getByText("Mei: Thank you 😄")).toHaveAttribute("role", "status");
    await waitFor(() => expect(framesOf("read")).toEqual([{ user_id: 7, shop_id: 4, last_id: 90 }]));
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Aiko", "Mei", "Lin"]));
    await expect((await inRow(canvas, /Mei/)).getByText(/^0\d:\d\d$/)).toBeVisible();
    agentSocket().say("chat", wireWord(91, { customer: lin, msg: "And I?", minutes: 2 }));
    agentSocket().say("chat", wireWord(92, { customer: lin, msg: "Hello?" }));
    const row = await inRow(canvas, /Lin/);
    await expect(await row.findByText("Hello?")).toBeVisible();
    await expect(row.getByText(/^0[12]:\d\d$/)).toBeVisible();
    await expect(row.getByText("2")).toBeVisible();
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Aiko", "Lin", "Mei"]));
    await expect(log.queryByText("Hello?")).toBeNull();
    await expect(framesOf("read")).toHaveLength(1);
  },
};

const unread = { "chat/user": () => listOf([wireConversation(mei, waiting(3, 2))]) };
const hasSentRead = () => waitFor(() => expect(framesOf("read")).toEqual([{ user_id: 7, shop_id: 4, last_id: 6 }]));
const isRead = async (canvas: Canvas) => {
  await waitFor(async () => expect((await inRow(canvas, /Mei/)).queryByText("2")).toBeNull());
  await waitFor(() => expect(canvas.getByRole("tab", { name: /^Unread/ })).toHaveTextContent("Unread 0"));
};
/** What is looked at is read, also where the list takes longer than what was said. */
export const ReadAtOnce: Story = {
  ...conversationStory({
    answers: {
      "chat/user": async () => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        return FakeSocket.opened.some(({ sent }) => sent.some(({ event }) => event === "read"))
          ? listOf([wireConversation(mei)])
          : unread["chat/user"]();
      },
    },
  }),
  play: async ({ canvas }) => {
    await hasSentRead();
    await isRead(canvas);
  },
};

/** Nobody is told of an agent who is not there; as soon as they are, what stands before them is read. */
export const ReadOnceThere: Story = {
  ...conversationStory({ wasThere: false, answers: unread }),
  play: async ({ canvas }) => {
    await canvas.findByText("I will ask our potter.");
    await expect(await (await inRow(canvas, /Mei/)).findByText("2")).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Go online" }));
    await hasSentRead();
  },
};
