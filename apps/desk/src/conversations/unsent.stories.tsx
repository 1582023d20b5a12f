import { success, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { agentSocket, conversationStory, framesOf } from "../story-help/conversation-story.ts";
import { type Canvas } from "../story-help/page-stories.ts";
import { ConversationsPage } from "./conversations-page.tsx";
import { readUnsent } from "./unsent.ts";

const meta = {
  title: "Desk/Unsent",
  component: ConversationsPage,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const notSent = "Something that you wrote to Mei was not sent.";
const open = async (canvas: Canvas, name: RegExp) =>
  (await realInput()).click(await canvas.findByRole("link", { name }));
const opened = (canvas: Canvas, name: string) => canvas.findByRole("heading", { level: 2, name });
const answer = async (canvas: Canvas, text: string) => {
  const user = await realInput();
  await user.click(await canvas.findByRole("textbox", { name: "Message" }));
  await user.keyboard(`${text}{Enter}`);
};
const goOnline = async (canvas: Canvas) => {
  await (await realInput()).click(canvas.getByRole("button", { name: "Go online" }));
  await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
};
/** Whether the browser would ask before the window is left. */
const warns = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Who has logged out and in again finds what was not sent, and no connection sends it by itself. */
export const AfterAnotherLogin: Story = {
  ...conversationStory({
    wasThere: false,
    answers: { "account/logout": success([]), "login/begin": success({ id: 3 }) },
  }),
  play: async ({ canvas }) => {
    await answer(canvas, "In a moment");
    await expect(await canvas.findByText("Waiting to be sent")).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Log out" }));
    await user.click(await canvas.findByRole("textbox", { name: "Account" }));
    await user.keyboard("hearth{Tab}plaza2026{Enter}");
    await open(canvas, /^Conversations/);
    await expect(await canvas.findByText(notSent)).toBeVisible();
    await open(canvas, /^Show it$/);
    // The link that led there is gone.
    await waitFor(async () => expect(await opened(canvas, "Mei")).toHaveFocus());
    await expect(await canvas.findByText("It was not sent.")).toBeVisible();
    await expect(canvas.queryByText(notSent)).toBeNull();
    await goOnline(canvas);
    await expect(framesOf("chat")).toEqual([]);
    const [stored] = readUnsent(3);
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "In a moment", client_id: stored?.clientId }]));
    await waitFor(() => expect(readUnsent(3)).toEqual([]));
  },
};

/** What has failed may be given up; as long as it is not, the window is not left without a question. */
export const GivenUp: Story = {
  ...conversationStory({
    platform: ({ event, data = {} }, socket) => {
      if (event !== "chat") return;
      socket.say("error", { msg: "太快了", msg_type: 1, reason: "too_fast", client_id: data["client_id"] });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("I will ask our potter.");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
    await expect(warns()).toBe(false);
    await answer(canvas, "Hello");
    await expect(await canvas.findByText("Too many messages at once. Please wait a moment.")).toBeVisible();
    await waitFor(() => expect(warns()).toBe(true));
    await (await realInput()).click(canvas.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(canvas.queryByText("Hello")).toBeNull());
    await waitFor(() => expect(warns()).toBe(false));
    await expect(framesOf("chat")).toHaveLength(1);
  },
};

let fail = (): void => undefined;
let isUp = false;
/** A picture that fails while another conversation is open waits where it was to be sent. */
export const PictureFailedElsewhere: Story = {
  ...conversationStory({
    answers: {
      "file/formimage": async () => {
        if (isUp) return success({ base_uri: "uploads/chat/1.png", uri: "http://platform.test/uploads/chat/1.png" });
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        return unreachable();
      },
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    isUp = false;
    await canvas.findByText("I will ask our potter.");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no field for files");
    await userEvent.upload(input, new File([new Uint8Array(200)], "photo.png", { type: "image/png" }));
    await expect(await canvas.findByText("Sending")).toBeVisible();
    await open(canvas, /Lin/);
    await opened(canvas, "Lin");
    await expect(canvas.queryByText("Sending")).toBeNull();
    fail();
    await expect(await canvas.findByText(notSent)).toBeVisible();
    await waitFor(() => expect(warns()).toBe(true));
    await open(canvas, /^Show it$/);
    await opened(canvas, "Mei");
    isUp = true;
    await (await realInput()).click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "uploads/chat/1.png", msg_type: 2, to_id: 7 }]));
    await waitFor(() => expect(warns()).toBe(false));
    await expect(agentSocket().sent.filter(({ event }) => event === "chat")).toHaveLength(1);
  },
};
