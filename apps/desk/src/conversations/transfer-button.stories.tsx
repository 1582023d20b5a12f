import { success, unreachable } from "@plaza/testing/envelope-api";
import type { FakeDesk } from "@plaza/testing/fake-socket";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { agentSocket, conversationStory, framesOf, listOf } from "../story-help/conversation-story.ts";
import { phone } from "../story-help/desk-story.tsx";
import { type Canvas } from "../story-help/page-stories.ts";
import { aiko, lin, mei, waiting, wireConversation } from "../story-help/wire-conversations.ts";
import { TransferButton } from "./transfer-button.tsx";

const meta = {
  title: "Desk/Transfer",
  component: TransferButton,
  args: { customerId: 7, name: "Mei", isOwn: true },
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof TransferButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const colleagues = [
  { id: 5, nickname: "Juno", avatar: "" },
  { id: 6, nickname: "Mina", avatar: "" },
];
const given = { "chat/online": success(colleagues) };

async function opened(canvas: Canvas) {
  const user = await realInput();
  await canvas.findByText("I will ask our potter.");
  await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
  await user.click(canvas.getByRole("button", { name: "Transfer" }));
  const dialog = within(await canvas.findByRole("dialog", { name: "Pass Mei on" }));
  const press = () => user.click(dialog.getByRole("button", { name: "Transfer" }));
  return { user, dialog, press };
}
const isClosed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());

let isTransferred = false;
const passesOn: FakeDesk = ({ event, data = {} }, socket) => {
  if (event !== "transfer") return;
  isTransferred = true;
  socket.say("transfer", { status: "send_success", msg: "转接成功", msg_type: 1, user_id: data["user_id"] });
};
/** The conversation is the colleague's as soon as the platform says so. */
export const Transferred: Story = {
  ...conversationStory({
    platform: passesOn,
    answers: {
      ...given,
      "chat/user": () =>
        listOf([wireConversation(lin), ...(isTransferred ? [] : [wireConversation(mei, waiting(3, 1))])]),
    },
  }),
  play: async ({ canvas }) => {
    isTransferred = false;
    const { user, dialog, press } = await opened(canvas);
    await user.click(await dialog.findByRole("radio", { name: "Mina" }));
    await user.click(dialog.getByRole("textbox", { name: /^Note for your colleague/ }));
    await user.keyboard(" Asks for two lids ");
    await press();
    await isClosed(canvas);
    await expect(framesOf("transfer")).toEqual([{ user_id: 7, kefu_id: 6, note: "Asks for two lids" }]);
    const list = within(canvas.getByRole("region", { name: "Conversations" }));
    await waitFor(() => expect(list.queryByRole("link", { name: /Mei/ })).toBeNull());
    await expect(list.getByRole("link", { name: /Lin/ })).toBeVisible();
    await expect(await canvas.findByText("Another agent has this conversation now.")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Message" })).toBeNull();
  },
};

/** Nothing goes out before somebody is chosen; a note is not needed. */
export const NobodyChosen: Story = {
  ...conversationStory({ answers: given }),
  play: async ({ canvas }) => {
    const { user, dialog, press } = await opened(canvas);
    await dialog.findByRole("radio", { name: "Juno" });
    await press();
    const group = dialog.getByRole("radiogroup", { name: "Hand over to" });
    await waitFor(() => expect(group).toHaveAccessibleDescription("Please choose a colleague."));
    await expect(framesOf("transfer")).toEqual([]);
    await user.click(dialog.getByRole("radio", { name: "Juno" }));
    await waitFor(() => expect(group).not.toBeInvalid());
    await press();
    await waitFor(() => expect(framesOf("transfer")).toEqual([{ user_id: 7, kefu_id: 5, note: "" }]));
    // As long as the platform has said nothing it is the agent's, and asked for once.
    await press();
    await expect(framesOf("transfer")).toHaveLength(1);
    await user.keyboard("{Escape}");
    await isClosed(canvas);
    await expect(canvas.getByRole("textbox", { name: "Message" })).toBeVisible();
  },
};

export const NobodyThere: Story = {
  ...conversationStory({ answers: { "chat/online": success([]) } }),
  play: async ({ canvas }) => {
    const { user, dialog } = await opened(canvas);
    await expect(await dialog.findByText("None of your colleagues is online.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Transfer" })).toBeDisabled();
    await user.keyboard("{Escape}");
    await isClosed(canvas);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toHaveFocus());
  },
};

let isUp = false;
export const NotLoaded: Story = {
  ...conversationStory({ answers: { "chat/online": async () => (isUp ? success(colleagues) : unreachable()) } }),
  play: async ({ canvas }) => {
    isUp = false;
    const { user, dialog } = await opened(canvas);
    await expect(await dialog.findByRole("heading", { name: "This could not be loaded" })).toBeVisible();
    isUp = true;
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await expect(await dialog.findByRole("radio", { name: "Juno" })).toBeVisible();
  },
};

const refuses: FakeDesk = ({ event }, socket) => {
  if (event === "transfer") socket.say("error", { msg: "Mina has left", msg_type: 1 });
};
/** The platform's words stand under the conversation, which stays. */
export const Refused: Story = {
  ...conversationStory({ platform: refuses, answers: given }),
  play: async ({ canvas }) => {
    const { user, dialog, press } = await opened(canvas);
    await user.click(await dialog.findByRole("radio", { name: "Mina" }));
    await user.click(dialog.getByRole("textbox", { name: /^Note for your colleague/ }));
    await user.keyboard("Asks for two lids");
    await press();
    await expect(await dialog.findByText("Mina has left")).toBeVisible();
    // What was written is still there for somebody else.
    await expect(dialog.getByRole("textbox", { name: /^Note for your colleague/ })).toHaveValue("Asks for two lids");
    await user.click(dialog.getByRole("radio", { name: "Juno" }));
    await press();
    await waitFor(() => expect(framesOf("transfer")).toHaveLength(2));
  },
};

let isReceived = false;
const wireKim = () => wireConversation({ id: 10, nickname: "Kim" }, waiting(2, 1, { note: "Asks for two lids" }));
/** A toast tells wherever one is, and the colleague's note stands above what is said from now on. */
export const Received: Story = {
  ...conversationStory({
    answers: { "chat/user": () => listOf([wireConversation(mei), ...(isReceived ? [wireKim()] : [])]) },
  }),
  play: async ({ canvas }) => {
    isReceived = false;
    await canvas.findByText("I will ask our potter.");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
    isReceived = true;
    agentSocket().say("transfer", { status: "get_success", msg: "", msg_type: 1, user: wireKim() });
    await expect(await canvas.findByText("Kim was passed on to you.")).toBeVisible();
    const list = within(canvas.getByRole("region", { name: "Conversations" }));
    const user = await realInput();
    await user.click(await list.findByRole("link", { name: /Kim/ }));
    await expect(await canvas.findByRole("heading", { level: 2, name: "Kim" })).toBeVisible();
    await expect(canvas.getByText("Note of your colleague")).toBeVisible();
    await expect(canvas.getByText("Asks for two lids")).toBeVisible();
  },
};

/** Passed on in another window of the agent, while a third conversation is open in this one. */
export const TransferredElsewhere: Story = {
  ...conversationStory({
    answers: { "chat/user": () => listOf([wireConversation(mei), ...(isTransferred ? [] : [wireConversation(aiko)])]) },
  }),
  play: async ({ canvas }) => {
    isTransferred = false;
    await canvas.findByText("I will ask our potter.");
    const list = within(canvas.getByRole("region", { name: "Conversations" }));
    await list.findByRole("link", { name: /Aiko/ });
    isTransferred = true;
    agentSocket().say("transfer", { status: "send_success", msg: "", msg_type: 1, user_id: 8 });
    await waitFor(() => expect(list.queryByRole("link", { name: /Aiko/ })).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Message" })).toBeVisible();
  },
};

const filled: Story["play"] = async ({ canvas }) => {
  const { dialog, press } = await opened(canvas);
  await dialog.findByRole("radio", { name: "Juno" });
  await press();
  await expect(await dialog.findByText("Please choose a colleague.")).toBeVisible();
};
export const OnAPhone: Story = { ...conversationStory({ answers: given }), globals: phone, play: filled };
