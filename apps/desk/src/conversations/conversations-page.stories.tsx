import { noAnswer, unreachable } from "@plaza/testing/envelope-api";
import { FakeSocket } from "@plaza/testing/fake-socket";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  agentSocket,
  conversationStory,
  framesOf,
  listOf,
  listSettled,
  recordsOf,
  takes,
} from "../story-help/conversation-story.ts";
import { phone } from "../story-help/desk-story.tsx";
import { aiko, lin, mei, talk, waiting, wireConversation, wireWord } from "../story-help/wire-conversations.ts";
import { ConversationsPage } from "./conversations-page.tsx";

const meta = {
  title: "Desk/Conversations",
  component: ConversationsPage,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const nobodyChosen = { path: "/conversations" };
const field = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Message" });
const list = (canvas: Canvas) => canvas.findByRole("region", { name: "Conversations" });
const links = async (canvas: Canvas) => within(await list(canvas)).findAllByRole("link");
const namesInOrder = async (canvas: Canvas) =>
  (await links(canvas)).map(({ textContent }) => /Mei|Aiko|Lin/.exec(textContent)?.[0]);
const rowOf = async (canvas: Canvas, name: RegExp) => within(await list(canvas)).findByRole("link", { name });
const inRow = async (canvas: Canvas, name: RegExp) => within(await rowOf(canvas, name));
const inLog = async (canvas: Canvas) => within(await canvas.findByRole("log", { name: "Messages" }));
/** The talk is there, and the socket is open. */
const talking = async (canvas: Canvas) => {
  await listSettled();
  await (await inLog(canvas)).findByText("I will ask our potter.");
  await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
};
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Whoever has waited longest is first; nobody waits for an answer to their own words. */
export const InTheirOrder: Story = {
  ...conversationStory(nobodyChosen),
  play: async ({ canvas }) => {
    await expect(await namesInOrder(canvas)).toEqual(["Mei", "Aiko", "Lin"]);
    const first = await inRow(canvas, /Mei/);
    await expect(first.getByText("Is anybody there?")).toBeVisible();
    await expect(first.getByText(/^12:[2-5]\d$/)).toBeVisible();
    await expect(first.getByRole("img", { name: "Waiting" })).toBeVisible();
    const second = await inRow(canvas, /Aiko/);
    await expect(second.getByText("It is broken 😢")).toBeVisible();
    await expect(second.getByText(/^04:[0-5]\d$/)).toBeVisible();
    await expect(second.getByText("1")).toBeVisible();
    const third = await inRow(canvas, /Lin/);
    await expect(third.getByText("You: It is on its way")).toBeVisible();
    await expect(third.queryByRole("img", { name: "Waiting" })).toBeNull();
    await expect(canvas.getByRole("tab", { name: /^Mine/ })).toHaveTextContent("3");
    await expect(canvas.getByText("2 waiting")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Conversations 1" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("heading", { name: "Choose a conversation" })).toBeVisible();
    await expect(document.title).toBe("Conversations - Plaza");
    await fits();
  },
};

/** A wait counts on by itself. */
export const WaitingLonger: Story = {
  ...conversationStory({
    ...nobodyChosen,
    answers: { "chat/user": () => listOf([wireConversation(mei, waiting(61, 1))]) },
  }),
  play: async ({ canvas }) => {
    const [row] = await links(canvas);
    if (row === undefined) throw new Error("There is no conversation");
    await expect(row).toHaveTextContent(/1:0[01]:\d\d/);
    const before = row.textContent;
    await waitFor(() => expect(row.textContent).not.toBe(before), { timeout: 3000 });
    await expect(row).toHaveTextContent(/1:0[01]:\d\d/);
  },
};

/** Also a platform that neither counts nor says since when somebody waits has a list. */
export const WithoutCounts: Story = {
  ...conversationStory({
    ...nobodyChosen,
    answers: {
      "chat/user": () => {
        const { waiting_since: _since, preview_from: _from, unread: _unread, ...plain } = wireConversation(mei);
        return listOf([{ ...plain, msg_type: 3, msg: "12", is_read: 0, online: 0 }], { counts: undefined });
      },
    },
  }),
  play: async ({ canvas }) => {
    const row = await inRow(canvas, /Mei/);
    await expect(row.getByText("Product")).toBeVisible();
    await expect(row.getByText("1")).toBeVisible();
    await expect(row.queryByText("online")).toBeNull();
    await expect(canvas.getByRole("tab", { name: /^Unread/ })).toHaveTextContent("1");
  },
};

export const Searched: Story = {
  ...conversationStory(nobodyChosen),
  play: async ({ canvas }) => {
    await links(canvas);
    const user = await realInput();
    await user.click(canvas.getByRole("searchbox", { name: "Search by nickname" }));
    await user.keyboard(" LI");
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Lin"]));
    await user.keyboard("{Control>}a{/Control}{Backspace}");
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei", "Aiko", "Lin"]));
    await user.click(canvas.getByRole("tab", { name: /^Unread/ }));
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Aiko"]));
  },
};

export const NobodyFound: Story = {
  ...conversationStory({ ...nobodyChosen, answers: { "chat/user": () => listOf([wireConversation(lin)]) } }),
  play: async ({ canvas }) => {
    await links(canvas);
    const user = await realInput();
    await user.click(canvas.getByRole("tab", { name: /^Unread/ }));
    await expect(await canvas.findByText("Everything is read.")).toBeVisible();
    await user.click(canvas.getByRole("tab", { name: /^Mine/ }));
    await user.click(canvas.getByRole("searchbox", { name: "Search by nickname" }));
    await user.keyboard("Mei");
    await expect(await canvas.findByText("Nobody has this name.")).toBeVisible();
    await expect(within(await list(canvas)).queryByRole("link")).toBeNull();
  },
};

const firstPage = () =>
  listOf(
    Array.from({ length: 50 }, (_, index) => wireConversation({ id: index + 20, nickname: `Customer ${index + 20}` })),
    { counts: { open: 51, waiting: 0, unread: 0 }, more: 1 },
  );
export const MoreThanAPage: Story = {
  ...conversationStory({
    ...nobodyChosen,
    answers: {
      "chat/user": (sent) =>
        (sent as { page_no: string }).page_no === "2" ? listOf([wireConversation(mei)], { more: 0 }) : firstPage(),
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await links(canvas)).toHaveLength(50));
    await listSettled();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "More conversations" }));
    await waitFor(async () => expect(await links(canvas)).toHaveLength(51));
    await expect(canvas.queryByRole("button", { name: "More conversations" })).toBeNull();
  },
};

interface Asked {
  readonly page_no: string;
  readonly nickname?: string;
  readonly user_id?: string;
}
const asked = fn((_sent: Asked) => undefined);
/** A list of one page that ends before Mei, whom the platform finds by name and by number. */
const beyond: Parameters<typeof conversationStory>[0] = {
  answers: {
    "chat/user": (sent) => {
      const { nickname, user_id } = sent as Asked;
      asked(sent as Asked);
      return nickname === undefined && user_id === undefined
        ? listOf([wireConversation(lin)], { more: 1 })
        : listOf([wireConversation(mei, waiting(3, 1))]);
    },
  },
};

export const SearchedBeyondThePage: Story = {
  ...conversationStory({ ...nobodyChosen, ...beyond }),
  play: async ({ canvas }) => {
    asked.mockClear();
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Lin"]));
    const user = await realInput();
    await user.click(canvas.getByRole("searchbox", { name: "Search by nickname" }));
    await user.keyboard("mei");
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei"]));
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ nickname: "mei", page_no: "1" }));
    await user.click(await rowOf(canvas, /Mei/));
    await expect(await canvas.findByRole("heading", { level: 2, name: "Mei" })).toBeVisible();
  },
};

/** An address of a conversation that the first page of the list does not have. */
export const OpenedBeyondThePage: Story = {
  ...conversationStory(beyond),
  play: async ({ canvas }) => {
    await talking(canvas);
    await expect(canvas.getByRole("heading", { level: 2, name: "Mei" })).toBeVisible();
    await expect(await field(canvas)).toBeVisible();
    await expect(await namesInOrder(canvas)).toEqual(["Mei", "Lin"]);
  },
};

/** Everything that can be said, who says it, and how far it was read. */
export const ATalk: Story = {
  ...conversationStory({ answers: { "chat/record": () => recordsOf(talk, { read_id: 7 }) } }),
  play: async ({ canvas }) => {
    await talking(canvas);
    const log = await inLog(canvas);
    await expect(log.getByText("Now Anna serves you")).toBeVisible();
    await expect(log.getByText("Glazed Stoneware Teapot")).toBeVisible();
    await expect(log.getByText("Glazed Stoneware Teapot").parentElement).toHaveTextContent("¥54.00");
    await expect(log.getByText("No. 20261112103344")).toBeVisible();
    await expect(log.getByText("3 items")).toBeVisible();
    await expect(await log.findByText("This image cannot be shown.")).toBeVisible();
    await expect(log.getByText(/It does 😄/)).toHaveTextContent("care <3");
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
    await fits();
  },
};

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
    await expect((await inRow(canvas, /Mei/)).getByText(/^00:0\d$/)).toBeVisible();
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
const toldRead = () => waitFor(() => expect(framesOf("read")).toEqual([{ user_id: 7, shop_id: 4, last_id: 6 }]));
const isRead = async (canvas: Canvas) => {
  await expect((await inRow(canvas, /Mei/)).queryByText("2")).toBeNull();
  await expect(canvas.getByRole("tab", { name: /^Unread/ })).toHaveTextContent("Unread 0");
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
    await toldRead();
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
    await toldRead();
  },
};

/** Somebody new comes, and a conversation is there that the list did not have. */
export const SomebodyNew: Story = {
  ...conversationStory({ ...nobodyChosen, answers: { "chat/user": () => listOf([wireConversation(mei)]) } }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei"]));
    await listSettled();
    const { online: _online, ...row } = wireConversation(aiko, waiting(0, 1, { msg: "Good evening" }));
    agentSocket().say("user_online", { ...row, online: 1 });
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Aiko", "Mei"]));
    const first = await inRow(canvas, /Aiko/);
    await expect(first.getByText("Good evening")).toBeVisible();
    await expect(first.getByText("online")).toBeInTheDocument();
    agentSocket().say("user_online", { ...row, online: 0 });
    await waitFor(() => expect(first.queryByText("online")).toBeNull());
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
    await expect(log.getByText("Sent")).toBeVisible();
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
    await choose(/Mei/);
    await canvas.findByRole("heading", { level: 2, name: "Mei" });
    await expect(await field(canvas)).toHaveValue("");
    await expect(framesOf("chat")).toMatchObject([{ msg: "Our potter says yes", to_id: 7 }]);
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
    await expect(await canvas.findByText("The image size cannot exceed 2MB")).toBeVisible();
    await expect(framesOf("chat")).toEqual([]);
    await userEvent.upload(input, photo("photo.png"));
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "uploads/chat/1.png", msg_type: 2, to_id: 7 }]));
  },
};

export const NobodyYet: Story = {
  ...conversationStory({ ...nobodyChosen, answers: { "chat/user": listOf([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nobody has written yet" })).toBeVisible();
    await expect(canvas.getByText("Customers are led to you while you are online.")).toBeVisible();
  },
};

export const Loading: Story = {
  ...conversationStory({
    answers: { "chat/user": noAnswer, "chat/record": noAnswer, "chat/userInfo": noAnswer, "chat/order": noAnswer },
  }),
  play: async ({ canvas }) => {
    await expect(await within(await list(canvas)).findByText("Loading")).toBeInTheDocument();
    await expect(await canvas.findByRole("log")).toHaveAttribute("aria-busy", "true");
  },
};

let isUp = false;
const whenUp = (answer: () => ReturnType<typeof listOf>) => async () => (isUp ? answer() : unreachable());
export const ListNotLoaded: Story = {
  ...conversationStory({
    ...nobodyChosen,
    wasThere: false,
    answers: { "chat/user": whenUp(() => listOf([wireConversation(mei)])) },
  }),
  play: async ({ canvas }) => {
    isUp = false;
    const user = await realInput();
    await expect(await canvas.findByText("The list could not be loaded.")).toBeVisible();
    isUp = true;
    await user.click(within(await list(canvas)).getByRole("button", { name: "Try again" }));
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei"]));
    await expect(canvas.queryByText("The list could not be loaded.")).toBeNull();
  },
};

/** What was known stays while the list is not read again, and what is read then is its beginning. */
export const ListNotReadAgain: Story = {
  ...conversationStory({
    ...nobodyChosen,
    answers: {
      "chat/user": async (sent) => {
        asked(sent as Asked);
        if (asked.mock.calls.length === 1) return listOf([wireConversation(lin)]);
        return isUp ? listOf([wireConversation(lin), wireConversation(mei, waiting(3, 1))]) : unreachable();
      },
    },
  }),
  play: async ({ canvas }) => {
    isUp = false;
    const user = await realInput();
    await expect(await canvas.findByText("The list could not be loaded.")).toBeVisible();
    await expect(await namesInOrder(canvas)).toEqual(["Lin"]);
    isUp = true;
    await user.click(within(await list(canvas)).getByRole("button", { name: "Try again" }));
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei", "Lin"]));
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ page_no: "1" }));
  },
};

/** An agent who is offline reads what was said, too; nothing but a press reads it again. */
export const LogNotLoaded: Story = {
  ...conversationStory({ wasThere: false, answers: { "chat/record": whenUp(() => recordsOf(talk)) } }),
  play: async ({ canvas }) => {
    isUp = false;
    const user = await realInput();
    await expect(await canvas.findByText("What was said before could not be loaded.")).toBeVisible();
    isUp = true;
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("I will ask our potter.")).toBeVisible();
    await expect(canvas.queryByText("What was said before could not be loaded.")).toBeNull();
  },
};

/** An address of a conversation that is not the agent's any more. */
export const SomebodyElses: Story = {
  ...conversationStory({ answers: { "chat/user": listOf([wireConversation(lin)]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This conversation is somebody else's by now.")).toBeVisible();
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
    await expect(await field(canvas)).toHaveFocus();
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
    await fits();
    const user = await realInput();
    await user.click(first);
    await talking(canvas);
    await expect(canvas.queryByRole("region", { name: "Conversations" })).toBeNull();
    await expect(await field(canvas)).toBeVisible();
    await fits();
    await user.click(canvas.getByRole("link", { name: "All conversations" }));
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei", "Aiko", "Lin"]));
    await expect(canvas.queryByRole("log")).toBeNull();
  },
};

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByText("I will ask our potter.")).toBeVisible();
  await fits();
};
export const OnATablet: Story = {
  ...conversationStory(),
  globals: { viewport: { value: "768" } },
  play: filled,
};
export const Chinese: Story = {
  ...conversationStory(),
  globals: { locale: "zh" },
  play: async (context) => {
    await filled(context);
    await expect(await context.canvas.findByRole("textbox", { name: "消息" })).toBeVisible();
  },
};
export const Japanese: Story = { ...conversationStory(), globals: { locale: "ja" }, play: filled };
export const Korean: Story = { ...conversationStory(), globals: { ...phone, locale: "ko" }, play: filled };
