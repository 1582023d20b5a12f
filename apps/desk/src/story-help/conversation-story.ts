import { type Answers, success } from "@plaza/testing/envelope-api";
import { type FakeDesk, FakeSocket, installFakeSockets } from "@plaza/testing/fake-socket";
import { expect, waitFor } from "storybook/test";
import { type DeskStoryOptions, deskStory, listed } from "./desk-story.tsx";
import {
  aiko,
  lin,
  mei,
  nicknames,
  sentOrder,
  talk,
  waiting,
  wireConversation,
  wireDeskLine,
  wireDeskOrder,
  wireWord,
} from "./wire-conversations.ts";

/** Not in the order in which they wait. */
const rows = () => [
  wireConversation(lin),
  wireConversation(aiko, waiting(4.2, 1, { msg: "It is broken [em-cry]" })),
  wireConversation(mei, waiting(12.5, 3, { is_read: 1, unread: 0 })),
];

export const listOf = (list: readonly object[], more: object = {}) =>
  listed(list, { counts: { open: list.length, waiting: 0, unread: 0 }, ...more });

export const recordsOf = (list: readonly object[], more: object = {}) => listed(list, { read_id: 0, ...more });

/** Who Mei is, as `chat/userInfo` has it. */
export const customerAnswer = (overrides: object = {}) =>
  success({
    id: 7,
    sn: "66058939",
    nickname: "Mei",
    avatar: "",
    level_name: "Gold",
    mobile: "137****0001",
    total_order_amount: "1297.00",
    client: 5,
    create_time: "2026-03-20 23:03:18",
    ...overrides,
  });

const usual: Answers = {
  "chat/user": () => listOf(rows(), { counts: { open: 3, waiting: 2, unread: 1 } }),
  "chat/record": (sent) => recordsOf(Number((sent as { user_id: string }).user_id) === mei.id ? talk : []),
  "chat/userInfo": () => customerAnswer(),
  "chat/order": listed([
    wireDeskOrder({ order_goods: [wireDeskLine(), wireDeskLine({ id: 51, goods_name: "Saucer", goods_num: 1 })] }),
  ]),
};

let newestId = 100;

/** A platform that takes every message, and says so. */
export const takes: FakeDesk = ({ event, data = {} }, socket) => {
  if (event !== "chat") return;
  const { msg, msg_type, client_id, to_id } = data;
  const id = Number(to_id);
  newestId += 1;
  const more = { msg_type, client_id, ...(msg_type === 4 && { order: sentOrder }) };
  socket.say(
    "chat",
    wireWord(newestId, { customer: { id, nickname: nicknames[id] ?? "" }, by: "kefu", msg: String(msg), more }),
  );
};

interface ConversationStoryOptions extends Partial<DeskStoryOptions> {
  /** What the platform does with what is said on the socket. */
  readonly platform?: FakeDesk;
  /** Whether it takes connections. */
  readonly accepts?: boolean;
  /** Whether the agent wanted to be there when they were here last. */
  readonly wasThere?: boolean;
}

let listReadings = 0;

/** Counts how often the list was asked for; a single conversation is no list. */
function counting(answers: Answers): Answers {
  const { "chat/user": list = listOf([]) } = answers;
  return {
    ...answers,
    "chat/user": (sent, headers) => {
      if ((sent as { user_id?: string }).user_id === undefined) listReadings += 1;
      return typeof list === "function" ? list(sent, headers) : list;
    },
  };
}

/** The list is read once more after the login on the socket, and would undo what a story says before. */
export async function listSettled(): Promise<void> {
  await waitFor(() => expect(listReadings).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The desk at the conversation with Mei, over a platform with a socket. */
export function conversationStory({
  path = "/conversations?customer=7",
  answers,
  platform = takes,
  accepts = true,
  wasThere = true,
  ...more
}: ConversationStoryOptions = {}) {
  return {
    ...deskStory({ path, answers: counting({ ...usual, ...answers }), ...more }),
    beforeEach: () => {
      sessionStorage.clear();
      listReadings = 0;
      for (const name of Object.keys(localStorage)) if (name.startsWith("plaza:desk-")) localStorage.removeItem(name);
      if (wasThere) localStorage.setItem("plaza:desk-online:3", "1");
      return installFakeSockets(platform, accepts);
    },
  };
}

/** The newest socket. */
export function agentSocket(): FakeSocket {
  const last = FakeSocket.opened.at(-1);
  if (last === undefined) throw new Error("No socket was opened");
  return last;
}

/** What was said on it, of one kind. */
export function framesOf(event: string) {
  return agentSocket().sent.flatMap((frame) => (frame.event === event ? [frame.data] : []));
}
