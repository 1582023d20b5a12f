import { unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  field,
  inRow,
  links,
  list,
  namesInOrder,
  nobodyChosen,
  rowOf,
  talking,
} from "../story-help/conversation-parts.ts";
import { agentSocket, conversationStory, listOf, listSettled } from "../story-help/conversation-story.ts";
import { aiko, lin, mei, waiting, wireConversation } from "../story-help/wire-conversations.ts";
import { ConversationsPage } from "./conversations-page.tsx";

const meta = {
  title: "Desk/ConversationList",
  component: ConversationsPage,
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await waitFor(() => expect(row.textContent).not.toBe(before));
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
    await expect(await canvas.findByText("There is nobody by this name.")).toBeVisible();
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
    // The platform may have found her by the first letter, and is asked for the whole list again once the socket is open.
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ nickname: "mei", page_no: "1" })));
    await waitFor(async () => expect(await namesInOrder(canvas)).toEqual(["Mei"]));
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

export const NobodyYet: Story = {
  ...conversationStory({ ...nobodyChosen, answers: { "chat/user": listOf([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nobody has written yet" })).toBeVisible();
    await expect(canvas.getByText("Customers are led to you while you are online.")).toBeVisible();
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
