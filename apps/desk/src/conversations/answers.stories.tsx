import { FakeSocket } from "@plaza/testing/fake-socket";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { field, inLog, namesInOrder, rowOf, talking } from "../story-help/conversation-parts.ts";
import { agentSocket, conversationStory, framesOf, recordsOf, takes } from "../story-help/conversation-story.ts";
import { talk, wireWord } from "../story-help/wire-conversations.ts";
import { ConversationsPage } from "./conversations-page.tsx";

const meta = {
  title: "Desk/Answers",
  component: ConversationsPage,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift and Enter breaks the line, and a second Enter has nothing to send. */
export const Answered: Story = {
  ...conversationStory({ answers: { "chat/record": () => recordsOf(talk, { read_id: 6 }) } }),
  play: async ({ canvas }) => {
    await talking(canvas);
    const log = await inLog(canvas);
    await expect(log.getByText("Sent")).toBeVisible();
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("Two lines{Shift>}{Enter}{/Shift}of text{Enter}{Enter}");
    await expect(await log.findByText(/Two lines\s+of text/)).toBeVisible();
    await expect(await field(canvas)).toHaveValue("");
    await waitFor(() => expect(log.queryByText("Sending")).toBeNull());
    await expect(log.getByText("Sent")).toBeVisible();
    const sent = framesOf("chat");
    await expect(sent).toEqual([
      { msg: "Two lines\nof text", msg_type: 1, to_id: 7, to_type: "user", client_id: expect.stringMatching(/.{8}/) },
    ]);
    // Nobody waits for what was answered.
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Aiko", "Mei", "Lin"]));
    agentSocket().say("read", { user_id: 7, shop_id: 4, by: "user", last_id: 9999 });
    await expect(await log.findByText("Read")).toBeVisible();
  },
};

/** Nothing is sent by an empty field, and a customer is told once in a while that somebody types. */
export const Typing: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    await talking(canvas);
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("  {Enter}");
    await expect(framesOf("chat")).toEqual([]);
    await expect(framesOf("typing")).toEqual([]);
    await user.keyboard("abc");
    await waitFor(() => expect(framesOf("typing")).toEqual([{ to_id: 7, to_type: "user" }]));
    const log = await inLog(canvas);
    agentSocket().say("typing", { from_id: 8, from_type: "user", to_id: 3 });
    agentSocket().say("typing", { from_id: 7, from_type: "user", to_id: 3 });
    await expect(await log.findByText("Mei is typing")).toBeVisible();
    agentSocket().say("chat", wireWord(90, { msg: "Yes?" }));
    await expect(await log.findByText("Yes?")).toBeVisible();
    await expect(log.queryByText("Mei is typing")).toBeNull();
  },
};

/** What is not sent yet waits: one message is on its way at a time, in each conversation. */
export const OneAfterTheOther: Story = {
  ...conversationStory({ platform: () => undefined }),
  play: async ({ canvas }) => {
    await talking(canvas);
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("One{Enter}Two{Enter}");
    const log = await inLog(canvas);
    await expect(await log.findByText("Sending")).toBeVisible();
    await expect(await log.findByText("Waiting to be sent")).toBeVisible();
    await expect(framesOf("chat")).toMatchObject([{ msg: "One" }]);
    FakeSocket.desk = takes;
    const { client_id } = framesOf("chat")[0] ?? {};
    agentSocket().say("chat", wireWord(91, { by: "kefu", msg: "One", more: { client_id } }));
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "One" }, { msg: "Two" }]));
    await waitFor(() => expect(log.queryByText("Sending")).toBeNull());
    await expect(log.getAllByText(/^(One|Two)$/).map(({ textContent }) => textContent)).toEqual(["One", "Two"]);
  },
};

const refuses: typeof takes = ({ event, data = {} }, socket) => {
  if (event !== "chat") return;
  socket.say("error", { msg: "太快了", msg_type: 1, reason: "too_fast", client_id: data["client_id"] });
};
/** A refused message stays where it is, and goes out again by its own name. */
export const Refused: Story = {
  ...conversationStory({ platform: refuses }),
  play: async ({ canvas }) => {
    await talking(canvas);
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("Hello{Enter}");
    const log = await inLog(canvas);
    await expect(await log.findByText("Too many messages at once. Please wait a moment.")).toBeVisible();
    await expect(log.getByText("Hello")).toBeVisible();
    FakeSocket.desk = takes;
    await user.click(log.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(log.queryByRole("button", { name: "Try again" })).toBeNull());
    await expect(log.getByText("Hello")).toBeVisible();
    await expect(await log.findByText("Sent")).toBeVisible();
    const [first, second, ...others] = framesOf("chat");
    await expect(second).toEqual(first);
    await expect(others).toEqual([]);
  },
};

/** What is written to one customer waits in their conversation while another one is open. */
export const Drafts: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    await talking(canvas);
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("Our potter says");
    const choose = async (name: RegExp) => user.click(await rowOf(canvas, name));
    await choose(/Lin/);
    await canvas.findByRole("heading", { level: 2, name: "Lin" });
    await expect(await field(canvas)).toHaveValue("");
    await expect(canvas.queryByText("I will ask our potter.")).toBeNull();
    await choose(/Mei/);
    await canvas.findByRole("heading", { level: 2, name: "Mei" });
    await expect(await field(canvas)).toHaveValue("Our potter says");
    await user.click(await field(canvas));
    await user.keyboard("{End} yes{Enter}");
    await choose(/Lin/);
    await canvas.findByRole("heading", { level: 2, name: "Lin" });
    await choose(/Mei/);
    await canvas.findByRole("heading", { level: 2, name: "Mei" });
    await expect(await field(canvas)).toHaveValue("");
    await expect(framesOf("chat")).toMatchObject([{ msg: "Our potter says yes", to_id: 7 }]);
  },
};

const photo = (name: string, size = 200) => new File([new Uint8Array(size)], name, { type: "image/png" });
/** A picture is checked, uploaded and then said. */
export const Pictures: Story = {
  ...conversationStory({
    answers: {
      "file/formimage": {
        code: 1,
        show: 0,
        msg: "",
        data: { base_uri: "uploads/chat/1.png", uri: "http://platform.test/uploads/chat/1.png" },
      },
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await talking(canvas);
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no field for files");
    await userEvent.upload(input, photo("large.png", 2 * 1024 * 1024));
    await expect(await canvas.findByText(/^The image size cannot exceed 2MB/)).toBeVisible();
    await expect(framesOf("chat")).toEqual([]);
    await userEvent.upload(input, photo("photo.png"));
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "uploads/chat/1.png", msg_type: 2, to_id: 7 }]));
  },
};
