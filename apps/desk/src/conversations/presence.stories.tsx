import { FakeSocket } from "@plaza/testing/fake-socket";
import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { agentSocket, conversationStory, framesOf } from "../story-help/conversation-story.ts";
import { type Canvas } from "../story-help/page-stories.ts";
import { lin, wireWord } from "../story-help/wire-conversations.ts";
import { PresenceSwitch } from "./presence.tsx";

const meta = {
  title: "Desk/Presence",
  component: PresenceSwitch,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof PresenceSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const storedPreference = (name: string): string | null => localStorage.getItem(`plaza:desk-${name}`);
const isThere = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole("switch", { name: "Online" })).toBeChecked());
const wentOnline = async (canvas: Canvas) => {
  await isThere(canvas);
  await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
};
const answer = async (canvas: Canvas, text: string) => {
  const user = await realInput();
  await user.click(await canvas.findByRole("textbox", { name: "Message" }));
  await user.keyboard(`${text}{Enter}`);
};

/** What is written while nobody is there goes out as soon as somebody is; this device knows it next time. */
export const Offline: Story = {
  ...conversationStory({ wasThere: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You are offline.")).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Online" })).not.toBeChecked();
    await expect(await canvas.findByRole("button", { name: "Transfer" })).toBeDisabled();
    await expect(FakeSocket.opened).toHaveLength(0);
    await answer(canvas, "In a moment");
    await expect(await canvas.findByText("Waiting to be sent")).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Go online" }));
    await wentOnline(canvas);
    await expect(canvas.queryByText("You are offline.")).toBeNull();
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "In a moment" }]));
    await expect(storedPreference("online:3")).toBe("1");
    await expect(FakeSocket.opened).toHaveLength(1);
  },
};

export const SwitchedOffAndOn: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    await wentOnline(canvas);
    const user = await realInput();
    await user.click(canvas.getByRole("switch", { name: "Online" }));
    await expect(await canvas.findByText("You are offline.")).toBeVisible();
    await expect(agentSocket().readyState).toBe(FakeSocket.CLOSED);
    await expect(storedPreference("online:3")).toBe("0");
    await user.click(canvas.getByRole("switch", { name: "Online" }));
    await wentOnline(canvas);
    await expect(storedPreference("online:3")).toBe("1");
    await expect(FakeSocket.opened).toHaveLength(2);
  },
};

/** A lost connection comes back by itself, and what was on its way goes out again by its name. */
export const Reconnecting: Story = {
  ...conversationStory({ platform: () => undefined }),
  play: async ({ canvas }) => {
    await wentOnline(canvas);
    await answer(canvas, "Hello");
    await waitFor(() => expect(framesOf("chat")).toHaveLength(1));
    const [sent] = framesOf("chat");
    agentSocket().end(1006);
    await expect(await canvas.findByText("The connection was lost. Connecting again…")).toBeVisible();
    await expect(await canvas.findByText("Waiting to be sent")).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Online" })).toBeChecked();
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(2));
    await waitFor(() => expect(framesOf("chat")).toEqual([sent]));
    await waitFor(() => expect(canvas.queryByText("The connection was lost. Connecting again…")).toBeNull());
  },
};

/** After five attempts the agent decides. What was not sent has failed, and is kept. */
export const Lost: Story = {
  ...conversationStory({ accepts: false }),
  play: async ({ canvas }) => {
    await answer(canvas, "Hello");
    await expect(await canvas.findByText("The connection was lost. Connecting again…")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Connect again" })).toBeVisible(), {
      timeout: 40_000,
    });
    await expect(FakeSocket.opened).toHaveLength(6);
    await expect(canvas.getByText("Connection not established, please try again later")).toBeVisible();
    FakeSocket.accepts = true;
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Connect again" }));
    await wentOnline(canvas);
    await expect(canvas.queryByText(/The connection is lost/)).toBeNull();
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "Hello" }]));
  },
};

/** Two windows would push each other out for ever, so the one that was pushed out asks. */
export const TakenByAnotherWindow: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    await wentOnline(canvas);
    agentSocket().end(1013);
    await expect(await canvas.findByText(/another window has taken its place/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Transfer" })).toBeDisabled();
    await expect(FakeSocket.opened).toHaveLength(1);
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Connect again" }));
    await wentOnline(canvas);
    await expect(FakeSocket.opened).toHaveLength(2);
  },
};

/** Nothing more is tried without a session. What was typed stays in the tab. */
export const SessionOver: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    await wentOnline(canvas);
    const user = await realInput();
    await user.click(await canvas.findByRole("textbox", { name: "Message" }));
    await user.keyboard("And another thing");
    agentSocket().end(4401);
    await expect(await canvas.findByText("Your session is over.")).toBeVisible();
    await expect(canvas.getByRole("switch")).toBeDisabled();
    await expect(sessionStorage.getItem("plaza:desk-draft:3:7")).toContain("And another thing");
    await user.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
    await expect(FakeSocket.opened).toHaveLength(1);
  },
};

/** A socket that is refused looks like one that is lost; the call for the list knows better. */
export const SessionOverBefore: Story = {
  ...conversationStory({
    accepts: false,
    answers: { "chat/user": { code: -1, show: 0, msg: "登录超时，请重新登录", data: [] } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your session is over.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(canvas.queryByText("The connection was lost. Connecting again…")).toBeNull();
  },
};

interface ShownNotification extends EventTarget {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** A browser that is asked for notifications, and whose window nobody looks at. */
function withNotifications(allowed: NotificationPermission) {
  const { Notification } = globalThis;
  const shown: ShownNotification[] = [];
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = "default";
    static requestPermission(): Promise<NotificationPermission> {
      FakeNotification.permission = allowed;
      return Promise.resolve(allowed);
    }
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    constructor(title: string, { body = "", tag = "" }: NotificationOptions = {}) {
      super();
      [this.title, this.body, this.tag] = [title, body, tag];
      shown.push(this);
    }
    close(): void {
      shown.splice(shown.indexOf(this), 1);
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification });
  const hasFocus = spyOn(document, "hasFocus").mockReturnValue(false);
  return {
    shown,
    restore: () => {
      Object.assign(globalThis, { Notification });
      hasFocus.mockRestore();
    },
  };
}

/** Each customer has one notification, which leads to them. */
export const Notified: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    const { shown, restore } = withNotifications("granted");
    try {
      await wentOnline(canvas);
      const user = await realInput();
      const notifications = canvas.getByRole("button", { name: "Desktop notifications" });
      await expect(notifications).toHaveAttribute("aria-pressed", "false");
      agentSocket().say("chat", wireWord(90, { customer: lin, msg: "Hello?" }));
      await expect(await canvas.findByText("Hello?")).toBeVisible();
      await expect(shown).toEqual([]);
      await user.click(notifications);
      await waitFor(() => expect(notifications).toHaveAttribute("aria-pressed", "true"));
      await expect(storedPreference("notifications")).toBe("1");
      agentSocket().say("chat", wireWord(91, { customer: lin, msg: "Anybody [em-smile]" }));
      await waitFor(() => expect(shown).toMatchObject([{ title: "Lin", body: "Anybody 😄", tag: "plaza-desk-9" }]));
      shown[0]?.dispatchEvent(new Event("click"));
      await expect(await canvas.findByRole("heading", { level: 2, name: "Lin" })).toBeVisible();
      await expect(shown).toEqual([]);
      await user.click(notifications);
      await waitFor(() => expect(notifications).toHaveAttribute("aria-pressed", "false"));
      await expect(storedPreference("notifications")).toBe("0");
    } finally {
      restore();
    }
  },
};

export const NotificationsRefused: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    const { restore } = withNotifications("denied");
    try {
      await wentOnline(canvas);
      const user = await realInput();
      const notifications = canvas.getByRole("button", { name: "Desktop notifications" });
      await user.click(notifications);
      await expect(await canvas.findByText("The browser does not allow notifications.")).toBeVisible();
      await expect(notifications).toHaveAttribute("aria-pressed", "false");
      await expect(storedPreference("notifications")).not.toBe("1");
    } finally {
      restore();
    }
  },
};

/** Two tones: once to hear what was chosen, then for each message. */
export const WithSound: Story = {
  ...conversationStory(),
  play: async ({ canvas }) => {
    const tones = spyOn(AudioContext.prototype, "createOscillator");
    try {
      await wentOnline(canvas);
      const user = await realInput();
      const sound = canvas.getByRole("button", { name: "Sound" });
      agentSocket().say("chat", wireWord(90, { msg: "Hello?" }));
      await canvas.findByText("Hello?", { selector: "[role=log] *" });
      await expect(tones).not.toHaveBeenCalled();
      await user.click(sound);
      await expect(sound).toHaveAttribute("aria-pressed", "true");
      await waitFor(() => expect(tones).toHaveBeenCalledTimes(2));
      agentSocket().say("chat", wireWord(91, { msg: "Anybody?" }));
      await waitFor(() => expect(tones).toHaveBeenCalledTimes(4));
      await user.click(sound);
      await expect(sound).toHaveAttribute("aria-pressed", "false");
      await expect(storedPreference("sound")).toBe("0");
      agentSocket().say("chat", wireWord(92, { msg: "Nobody" }));
      await canvas.findByText("Nobody", { selector: "[role=log] *" });
      await expect(tones).toHaveBeenCalledTimes(4);
    } finally {
      tones.mockRestore();
    }
  },
};

/** The connection stays while other pages of the desk are looked at. */
export const OnAnotherPage: Story = {
  ...conversationStory({ path: "/coupons", answers: { "coupons/list": { code: 1, show: 0, msg: "", data: [] } } }),
  play: async ({ canvas }) => {
    await isThere(canvas);
    const user = await realInput();
    await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
    const rail = within(await canvas.findByRole("navigation", { name: "Pages of the desk" }));
    await user.click(await rail.findByRole("link", { name: /^Conversations/ }));
    await expect(await canvas.findByRole("link", { name: /^Mei/ })).toBeVisible();
    await expect(FakeSocket.opened).toHaveLength(1);
    await expect(agentSocket().readyState).toBe(FakeSocket.OPEN);
  },
};

const offlineText: Story["play"] = async ({ canvas }) => {
  await canvas.findByText("I will ask our potter.");
  await expect(canvas.getByRole("switch")).not.toBeChecked();
};
export const JapaneseOnAPhone: Story = {
  ...conversationStory({ wasThere: false }),
  globals: inJapaneseOnAPhone,
  play: offlineText,
};
