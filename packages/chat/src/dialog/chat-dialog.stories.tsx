import { wireChatOrder, wireChatProduct } from "@plaza/api-client/testing";
import { type Answers, noAnswer, success } from "@plaza/testing/envelope-api";
import { image } from "@plaza/testing/images";
import { realInput } from "@plaza/testing/real-input";
import { type Session, visitorSession } from "@plaza/routing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { type FakeDesk, FakeSocket, installFakeSockets } from "@plaza/testing/fake-socket";
import { storyRouter } from "../testing/screens.ts";
import { historyOnWire, recordOnWire } from "../testing/wire-chat.ts";
import { ChatDialog } from "./chat-dialog.tsx";

const talk = [
  recordOnWire(1, { msg: "Your parcel left Hangzhou this afternoon, Mei.", minutes: 1500 }),
  recordOnWire(2, { msg: "Hello! How can I help you today?", minutes: 40 }),
  recordOnWire(3, { by: "user", msg: "Hi, does this teapot go in the dishwasher?", minutes: 39 }),
  recordOnWire(4, { by: "user", minutes: 39, more: { msg_type: 3, goods: wireChatProduct() } }),
  recordOnWire(5, { msg: "It does [em-smile]. See https://plaza.example/care for more &lt;3", minutes: 38 }),
  recordOnWire(6, { by: "user", minutes: 3, more: { msg_type: 4, msg: "No. 20261112103344", order: wireChatOrder() } }),
  recordOnWire(7, { by: "user", minutes: 2, more: { msg_type: 2, msg: "uploads/gone.png" } }),
  recordOnWire(8, { by: "user", msg: "One of the saucers has a small chip.", minutes: 1 }),
];

let nextId = 100;
/** An agent's side that takes every message. */
const takes: FakeDesk = ({ event, data = {} }, socket) => {
  if (event !== "chat") return;
  const { msg, client_id } = data;
  nextId += 1;
  socket.say("chat", recordOnWire(nextId, { by: "user", msg: String(msg), more: { client_id } }));
};

interface Given {
  readonly answers?: Answers;
  readonly session?: Session;
  readonly desk?: FakeDesk;
  readonly accepts?: boolean;
}

function chat({ answers = {}, session, desk = takes, accepts = true }: Given = {}) {
  return {
    ...storyRouter({
      answers: { "user/chatRecord": () => historyOnWire(talk, { readId: 8 }), ...answers },
      ...(session !== undefined && { session }),
    }),
    beforeEach: () => {
      sessionStorage.clear();
      return installFakeSockets(desk, accepts);
    },
  };
}

const close = fn<() => void>();
const login = fn<() => void>();

const meta = {
  title: "Chat/ChatDialog",
  component: ChatDialog,
  parameters: { layout: "fullscreen" },
  args: { subject: { shopId: 0 }, onClose: close, onLogin: login },
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ChatDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const socket = (): FakeSocket => {
  const last = FakeSocket.opened.at(-1);
  if (last === undefined) throw new Error("No socket was opened");
  return last;
};
const assisted = (canvas: Canvas) => canvas.findByText("CS Anna is assisting you");
const field = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Message" });
/** Until keys reach the field. */
const ready = async (canvas: Canvas) => {
  await assisted(canvas);
  await waitFor(async () => expect(await field(canvas)).toHaveFocus());
};

/** The page beside it stays usable; the field has the focus, and Enter sends. */
export const Talking: Story = {
  ...chat(),
  play: async ({ canvas }) => {
    await assisted(canvas);
    const dialog = canvas.getByRole("dialog", { name: "Plaza customer service" });
    await expect(dialog).not.toHaveAttribute("aria-modal");
    await expect(canvas.getByRole("link", { name: /Glazed Stoneware Teapot/ })).toHaveAttribute(
      "href",
      "/goods_details/12",
    );
    await expect(canvas.getByRole("link", { name: /20261112103344/ })).toHaveAttribute(
      "href",
      "/user/order/detail?id=5",
    );
    await expect(await canvas.findByText("This image cannot be shown.")).toBeVisible();
    const answer = canvas.getByText(/It does 😄/);
    await expect(answer).toBeVisible();
    await expect(answer.parentElement).toHaveTextContent("It does 😄. See https://plaza.example/care for more <3");
    await expect(canvas.getByText("Read")).toBeVisible();
    const user = await realInput();
    await ready(canvas);
    await user.keyboard("Two lines{Shift>}{Enter}{/Shift}of text{Enter}");
    await expect(await canvas.findByText(/Two lines\s+of text/, { selector: "[role=log] *" })).toBeVisible();
    await expect(await field(canvas)).toHaveValue("");
    await waitFor(() => expect(canvas.getByText("Sent")).toBeVisible());
  },
};

/** Escape closes it, and nothing is sent by an empty field. */
export const Closed: Story = {
  ...chat(),
  play: async ({ canvas }) => {
    close.mockClear();
    await ready(canvas);
    const user = await realInput();
    await user.keyboard("   {Enter}");
    await expect(socket().sent.map(({ event }) => event)).not.toContain("chat");
    await user.keyboard("{Escape}");
    await expect(close).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  ...chat({ answers: { "user/chatRecord": noAnswer } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Connecting")).toBeVisible();
    await expect(canvas.getByRole("log")).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  ...chat({ answers: { "user/chatRecord": () => historyOnWire([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Hello! What can we do for you?")).toBeVisible();
  },
};

/** What is written stays, and other ways are offered. */
export const Offline: Story = {
  ...chat({ answers: { "user/chatRecord": () => historyOnWire(talk.slice(0, 3), { kefu: {} }) } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No customer service staff are currently online, please wait a moment...."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "400 555 0199" })).toHaveAttribute("href", "tel:4005550199");
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("Anybody?{Enter}");
    await expect(
      await canvas.findByText("Customer service is currently offline, unable to send message"),
    ).toBeVisible();
    await expect(await field(canvas)).toHaveValue("Anybody?");
    await expect(FakeSocket.opened).toHaveLength(0);
  },
};

/** What is written meanwhile waits for the connection. */
export const Reconnecting: Story = {
  ...chat(),
  play: async ({ canvas }) => {
    await assisted(canvas);
    socket().end(1006);
    await expect(await canvas.findByText(/Trying again, 1 of 5/)).toBeVisible();
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("Can I swap it?{Enter}");
    await expect(await canvas.findByText("Waiting to be sent")).toBeVisible();
  },
};

export const Lost: Story = {
  ...chat({ accepts: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(FakeSocket.opened.length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getByText("customer service connection failed: network error")).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Connect again" })).toBeVisible(), {
      timeout: 40_000,
    });
    const user = await realInput();
    await user.click(await field(canvas));
    await user.keyboard("Hello{Enter}");
    await expect(await field(canvas)).toHaveValue("Hello");
    FakeSocket.accepts = true;
    await user.click(canvas.getByRole("button", { name: "Connect again" }));
    await assisted(canvas);
  },
};

const refuses: FakeDesk = ({ event, data = {} }, socket) => {
  if (event !== "chat") return;
  socket.say("error", { msg: "太快了", msg_type: 1, reason: "too_fast", client_id: data["client_id"] });
};
export const Failed: Story = {
  ...chat({ desk: refuses }),
  play: async ({ canvas }) => {
    await ready(canvas);
    const user = await realInput();
    await user.keyboard("Hello{Enter}");
    await expect(await canvas.findByText("Too many messages at once. Please wait a moment.")).toBeVisible();
    FakeSocket.desk = takes;
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull());
    await expect(canvas.getByText("Hello")).toBeVisible();
  },
};

/** The login is offered, and what was typed stays in the tab. */
export const SessionOver: Story = {
  ...chat(),
  play: async ({ canvas }) => {
    login.mockClear();
    await ready(canvas);
    const user = await realInput();
    await user.keyboard("And another thing");
    socket().end(4401);
    await expect(await canvas.findByText(/Your session is over/)).toBeVisible();
    await expect(await field(canvas)).toHaveValue("And another thing");
    await expect(sessionStorage.getItem("plaza:chat:0")).toContain("And another thing");
    await user.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(login).toHaveBeenCalledOnce();
  },
};

export const Manual: Story = {
  ...chat({
    answers: {
      "index/chatConfig": { code: 0, show: 0, msg: "", data: [] },
      "user/chatRecord": historyOnWire([], { kefu: {}, config: 1 }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "How to reach us" })).toBeVisible();
    await expect(canvas.getByText("Daily 9:00–21:00")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "WeChat plaza_care, copy" })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

const answers = fn<() => void>();
/** A visitor is connected to nobody, and asks for nothing that wants a login. */
export const Visitor: Story = {
  ...chat({
    session: visitorSession,
    answers: {
      "user/chatRecord": () => {
        answers();
        return historyOnWire([]);
      },
    },
  }),
  play: async ({ canvas }) => {
    login.mockClear();
    answers.mockClear();
    await expect(await canvas.findByRole("link", { name: "400 555 0199" })).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(login).toHaveBeenCalledOnce();
    await expect(answers).not.toHaveBeenCalled();
    await expect(FakeSocket.opened).toHaveLength(0);
  },
};

const about: ComponentProps<typeof ChatDialog>["subject"]["about"] = {
  type: "product",
  product: { id: 12, name: "Glazed Stoneware Teapot, 900 ml", image: image("teapot"), price: 5400 },
};
/** What the customer came from is offered, and goes out only when it is asked for. */
export const OfferedProduct: Story = {
  args: { subject: { shopId: 3, about } },
  ...chat({
    answers: {
      "user/chatRecord": () => historyOnWire([]),
      "setting/getShopCustomerService": success({ config: {}, shop: { id: 3, name: "Hearth & Linden", logo: "" } }),
    },
  }),
  play: async ({ canvas }) => {
    await assisted(canvas);
    await expect(await canvas.findByRole("dialog", { name: "Hearth & Linden" })).toBeVisible();
    await waitFor(() => expect(socket().sent.map(({ event }) => event)).toEqual(["user_online"]));
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Send product" }));
    await waitFor(() =>
      expect(socket().sent.at(-1)).toMatchObject({ event: "chat", data: { msg: "12", msg_type: 3 } }),
    );
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Send product" })).toBeNull());
  },
};

/** Typing, news while the log is scrolled up, and the dialog made small. */
export const News: Story = {
  ...chat({
    answers: {
      "user/chatRecord": () =>
        historyOnWire(
          Array.from({ length: 30 }, (_, index) =>
            recordOnWire(index + 1, { msg: `Line ${index + 1}`, minutes: 60 - index }),
          ),
        ),
    },
  }),
  play: async ({ canvas }) => {
    await assisted(canvas);
    socket().say("typing", { shop_id: 0, from_id: 9, from_type: "kefu" });
    await expect(await canvas.findByText("Anna is typing")).toBeVisible();
    const log = canvas.getByRole("log");
    log.scrollTo({ top: -300 });
    await waitFor(() => expect(log.scrollTop).toBeLessThan(-200));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = canvas.getByText("Line 20").getBoundingClientRect().top;
    socket().say("chat", recordOnWire(90, { msg: "It is here" }));
    const pill = await canvas.findByRole("button", { name: "New messages" });
    await expect(Math.abs(canvas.getByText("Line 20").getBoundingClientRect().top - before)).toBeLessThan(30);
    await expect(canvas.getByText("Anna: It is here")).toBeInTheDocument();
    const user = await realInput();
    await user.click(pill);
    await waitFor(() => expect(canvas.getByText("It is here")).toBeVisible());
    await waitFor(() => expect(socket().sent).toContainEqual({ event: "read", data: { shop_id: 0, last_id: 90 } }));
    await user.click(canvas.getByRole("button", { name: "Make the conversation small" }));
    await expect(canvas.queryByRole("log")).toBeNull();
    await user.click(canvas.getByRole("button", { name: "Show the conversation" }));
    await expect(canvas.getByRole("log")).toBeVisible();
  },
};

/** Thousands of messages are read a page at a time; what is in sight stays where it is. */
export const Older: Story = {
  ...chat({
    answers: {
      "user/chatRecord": (sent) => {
        const before = Number((sent as { before_id?: string }).before_id ?? 3001);
        const list = Array.from({ length: 30 }, (_, index) => {
          const id = before - 30 + index;
          return recordOnWire(id, { msg: `Line ${id}`, minutes: 6000 - id });
        });
        return historyOnWire(list, { more: before > 2900 ? 1 : 0 });
      },
    },
  }),
  play: async ({ canvas }) => {
    await assisted(canvas);
    const log = canvas.getByRole("log");
    await expect(canvas.getByText("Line 3000")).toBeVisible();
    log.scrollTo({ top: -log.scrollHeight });
    const before = canvas.getByText("Line 2975").getBoundingClientRect().top;
    await expect(await canvas.findByText("Line 2945")).toBeInTheDocument();
    await expect(Math.abs(canvas.getByText("Line 2975").getBoundingClientRect().top - before)).toBeLessThan(60);
  },
};

const photo = (name: string, size = 200) => new File([new Uint8Array(size)], name, { type: "image/png" });
/** Pictures are checked before they are sent, and become messages when they are there. */
export const Pictures: Story = {
  ...chat({
    answers: {
      "user/chatRecord": () => historyOnWire([]),
      "file/formimage": success({ base_uri: "uploads/chat/1.png", uri: "http://platform.test/uploads/chat/1.png" }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await assisted(canvas);
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no field for files");
    await userEvent.upload(input, photo("large.png", 2 * 1024 * 1024));
    await expect(await canvas.findByText(/^The image size cannot exceed 2MB/)).toBeVisible();
    const paste = (file: File) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(file);
      canvas
        .getByRole("textbox", { name: "Message" })
        .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    };
    paste(photo("animation.gif"));
    await expect(await canvas.findByText("Only jpg, jpeg, png allowed")).toBeVisible();
    paste(photo("photo.JPEG"));
    await waitFor(() =>
      expect(socket().sent.at(-1)).toMatchObject({ event: "chat", data: { msg: "uploads/chat/1.png", msg_type: 2 } }),
    );
  },
};

let uploaded: PromiseWithResolvers<void>;
let isAtDesk = true;
/** A picture that arrives when nobody can take it stays, and is said when it is tried again. */
export const PictureTooLate: Story = {
  ...chat({
    answers: {
      "user/chatRecord": () => historyOnWire([], isAtDesk ? {} : { kefu: {} }),
      "file/formimage": async () => {
        await uploaded.promise;
        return success({ base_uri: "uploads/chat/1.png", uri: "http://platform.test/uploads/chat/1.png" });
      },
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    uploaded = Promise.withResolvers();
    isAtDesk = true;
    await assisted(canvas);
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no field for files");
    await userEvent.upload(input, photo("photo.png"));
    await expect(await canvas.findByText("Sending")).toBeVisible();
    isAtDesk = false;
    socket().say("agent_gone", { shop_id: 0, id: 9 });
    await canvas.findByText("No customer service staff are currently online, please wait a moment....");
    uploaded.resolve();
    await expect(
      await canvas.findByText("Customer service is currently offline, unable to send message"),
    ).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Image" })).toBeVisible();
    await expect(socket().sent.some(({ event }) => event === "chat")).toBe(false);
    isAtDesk = true;
    socket().say("transfer", { id: 9, nickname: "Anna", avatar: "" });
    await assisted(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(socket().sent).toContainEqual(
        expect.objectContaining({ event: "chat", data: expect.objectContaining({ msg: "uploads/chat/1.png" }) }),
      ),
    );
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull());
  },
};

/** The dialog is the screen. */
export const Phone: Story = {
  ...chat(),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await assisted(canvas);
    const dialog = canvas.getByRole("dialog", { name: "Plaza customer service" });
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};
export const JapaneseOnAPhone: Story = {
  ...chat(),
  globals: { locale: "ja", viewport: { value: "360" } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("link", { name: /20261112103344/ });
    await expect(card).toHaveTextContent("¥44.00 人民元");
  },
};
export const PhoneOffline: Story = { ...Offline, globals: { viewport: { value: "360" } } };
