import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { conversationStory, framesOf } from "../story-help/conversation-story.ts";
import { listed } from "../story-help/desk-story.tsx";
import { type Canvas } from "../story-help/page-stories.ts";
import { QuickReplies } from "./quick-replies.tsx";

const meta = {
  title: "Desk/QuickReplies",
  component: QuickReplies,
  args: { onChoose: () => undefined, onClose: () => undefined },
  globals: { viewport: { value: "1280" } },
} satisfies Meta<typeof QuickReplies>;
export default meta;
type Story = StoryObj<typeof meta>;

const greeting = { id: 1, title: "Greeting", content: "Hello! How can I help you today?", is_own: 0 };
const dishwasher = { id: 2, title: "Dishwasher", content: "Yes, at up to 60 °C.", is_own: 1 };
const parcels = { id: 3, title: "Parcels", content: "We send parcels on the day you order.", is_own: 0 };
const some = listed([greeting, dishwasher, parcels]);
const withReplies = (answers: object = {}, more: object = {}) =>
  conversationStory({ answers: { "chat/reply": some, ...answers }, ...more });

const field = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Message" });
const search = (canvas: Canvas) => canvas.findByRole("searchbox", { name: "Search quick replies" });
const found = (canvas: Canvas) => canvas.findByRole("button", { name: /^Greeting/ });

async function opened(canvas: Canvas) {
  const user = await realInput();
  await canvas.findByText("I will ask our potter.");
  await user.click(canvas.getByRole("button", { name: "Quick replies" }));
  await waitFor(async () => expect(await search(canvas)).toHaveFocus());
  return user;
}

async function openedDialog(canvas: Canvas, button: string, name: string) {
  const user = await opened(canvas);
  await user.click(await canvas.findByRole("button", { name: button }));
  const dialog = within(await canvas.findByRole("dialog", { name }));
  const write = async (label: RegExp, text: string): Promise<void> => {
    await user.click(dialog.getByRole("textbox", { name: label }));
    await user.keyboard(`{Control>}a{/Control}${text}`);
  };
  const save = () => user.click(dialog.getByRole("button", { name: "Save" }));
  return { user, dialog, write, save };
}
const openedNew = (canvas: Canvas) => openedDialog(canvas, "New quick reply", "New quick reply");
const openedChange = (canvas: Canvas, title: string) =>
  openedDialog(canvas, `Change ${title}`, "Change the quick reply");
const isClosed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());

/** Enter takes the first that matches into the field, where it can still be changed. */
export const Taken: Story = {
  ...withReplies(),
  play: async ({ canvas }) => {
    const user = await opened(canvas);
    await found(canvas);
    await user.keyboard("60");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Greeting/ })).toBeNull());
    await user.keyboard("{Enter}");
    await expect(await field(canvas)).toHaveValue("Yes, at up to 60 °C.");
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
    await expect(canvas.queryByRole("searchbox", { name: "Search quick replies" })).toBeNull();
    await expect(framesOf("chat")).toEqual([]);
    await user.keyboard("{Control>}{End}{/Control} Truly{Enter}");
    await waitFor(() => expect(framesOf("chat")).toMatchObject([{ msg: "Yes, at up to 60 °C. Truly" }]));
  },
};

/** What was written already stays before it. */
export const TakenByAPress: Story = {
  ...withReplies(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await canvas.findByText("I will ask our potter.");
    await user.click(await field(canvas));
    await user.keyboard("Mei, ");
    await opened(canvas);
    await user.click(await canvas.findByRole("button", { name: /^Parcels/ }));
    await expect(await field(canvas)).toHaveValue("Mei, We send parcels on the day you order.");
  },
};

/** Arrows lead through what was found, and Escape back into the field. */
export const WithTheKeyboard: Story = {
  ...withReplies(),
  play: async ({ canvas }) => {
    const user = await opened(canvas);
    await expect(canvas.getByRole("button", { name: "Quick replies" })).toHaveAttribute("aria-expanded", "true");
    const first = await found(canvas);
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Parcels/ })).toHaveFocus());
    await user.keyboard("{ArrowUp}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Dishwasher/ })).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Quick replies" })).toHaveAttribute("aria-expanded", "false");
    await expect(await field(canvas)).toHaveValue("");
    await opened(canvas);
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(await field(canvas)).toHaveValue("Yes, at up to 60 °C.");
  },
};

export const NothingFound: Story = {
  ...withReplies(),
  play: async ({ canvas }) => {
    const user = await opened(canvas);
    await found(canvas);
    await user.keyboard("saucers");
    await expect(await canvas.findByText("No quick reply matches.")).toBeVisible();
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(await search(canvas)).toHaveFocus());
    await expect(await field(canvas)).toHaveValue("");
  },
};

export const Loading: Story = {
  ...withReplies({ "chat/reply": noAnswer }),
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
  },
};

let isUp = false;
export const NotLoaded: Story = {
  ...withReplies({ "chat/reply": async () => (isUp ? some : unreachable()) }),
  play: async ({ canvas }) => {
    isUp = false;
    const user = await opened(canvas);
    await expect(await canvas.findByRole("heading", { name: "This could not be loaded" })).toBeVisible();
    isUp = true;
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await found(canvas)).toBeVisible();
  },
};

const save = fn((_sent: unknown) => success({ id: 4 }));
const saucers = { id: 4, title: "Saucers", content: "There is one for each cup.", is_own: 1 };
let saved = Promise.withResolvers<void>();
/** The list has it as soon as it is saved, once: the second Enter comes before the answer. */
export const Added: Story = {
  ...withReplies({
    "chat/reply": () => (save.mock.calls.length === 0 ? some : listed([greeting, dishwasher, parcels, saucers])),
    "replies/save": async (sent: unknown) => {
      const answer = save(sent);
      await saved.promise;
      return answer;
    },
  }),
  play: async ({ canvas }) => {
    save.mockClear();
    saved = Promise.withResolvers();
    const { user, dialog, write } = await openedNew(canvas);
    await expect(dialog.getByRole("checkbox", { name: "For all agents" })).not.toBeChecked();
    await write(/^Text/, " There is one for each cup. ");
    await write(/^Title/, " Saucers ");
    await user.keyboard("{Enter}{Enter}");
    saved.resolve();
    await isClosed(canvas);
    await expect(save.mock.calls).toEqual([
      [{ title: "Saucers", content: "There is one for each cup.", is_shared: 0 }],
    ]);
    await expect(await canvas.findByRole("button", { name: /^Saucers Own/ })).toBeVisible();
  },
};

/** What is missing is said at its field, and nothing is saved. */
export const WronglyFilledIn: Story = {
  ...withReplies({ "replies/save": (sent: unknown) => save(sent) }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { dialog, write, save: press } = await openedNew(canvas);
    await press();
    const box = (name: RegExp) => dialog.getByRole("textbox", { name });
    await waitFor(() => expect(box(/^Title/)).toHaveAccessibleDescription("Please fill this in."));
    await expect(box(/^Text/)).toHaveAccessibleDescription("Please fill this in.");
    await waitFor(() => expect(box(/^Title/)).toHaveFocus());
    await write(/^Title/, "Saucers");
    await write(/^Text/, "   ");
    await press();
    await expect(box(/^Title/)).toBeValid();
    await expect(box(/^Text/)).toBeInvalid();
    await expect(save).not.toHaveBeenCalled();
  },
};

/** Staff may change what all agents write. */
export const Changed: Story = {
  ...withReplies({ "replies/save": (sent: unknown) => save(sent) }, { role: "staff" }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { dialog, write, save: press } = await openedChange(canvas, "Parcels");
    await expect(dialog.getByRole("checkbox", { name: "For all agents" })).toBeChecked();
    await expect(dialog.getByRole("textbox", { name: /^Text/ })).toHaveValue(parcels.content);
    await write(/^Text/, "We send parcels each evening.");
    await press();
    await isClosed(canvas);
    await expect(save.mock.calls).toEqual([
      [{ id: 3, title: "Parcels", content: "We send parcels each evening.", is_shared: 1 }],
    ]);
  },
};

export const SharedFromNowOn: Story = {
  ...withReplies({ "replies/save": (sent: unknown) => save(sent) }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { user, dialog, save: press } = await openedChange(canvas, "Dishwasher");
    await user.click(dialog.getByRole("checkbox", { name: "For all agents" }));
    await press();
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 2, is_shared: 1 })));
  },
};

/** An agent writes for themself alone, and leaves to the staff what is everybody's. */
export const OfAnAgent: Story = {
  ...withReplies({ "replies/save": (sent: unknown) => save(sent) }, { role: "agent" }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { dialog, write, save: press } = await openedChange(canvas, "Dishwasher");
    await expect(canvas.queryByRole("button", { name: "Change Parcels" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Remove Parcels" })).toBeNull();
    await expect(dialog.queryByRole("checkbox")).toBeNull();
    await write(/^Title/, "Hot water");
    await press();
    await isClosed(canvas);
    await expect(save.mock.calls).toEqual([[{ ...bodyOf(dishwasher), title: "Hot water", is_shared: 0 }]]);
  },
};
function bodyOf({ id, title, content }: typeof dishwasher) {
  return { id, title, content };
}

export const SavingRefused: Story = {
  ...withReplies({ "replies/save": rejection("A quick reply has this title already") }),
  play: async ({ canvas }) => {
    const { dialog, write, save: press } = await openedNew(canvas);
    await write(/^Title/, "Parcels");
    await write(/^Text/, "On Monday");
    await press();
    await expect(await dialog.findByRole("alert")).toHaveTextContent("A quick reply has this title already");
    await expect(dialog.getByRole("textbox", { name: /^Text/ })).toHaveValue("On Monday");
    await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

export const SavingWithoutAnAnswer: Story = {
  ...withReplies({ "replies/save": unreachable }),
  play: async ({ canvas }) => {
    const { dialog, save: press } = await openedChange(canvas, "Greeting");
    await press();
    await expect(await dialog.findByText(/We got no answer/)).toBeVisible();
  },
};

/** Escape closes the dialog alone, and the replies stay. */
export const Cancelled: Story = {
  ...withReplies({ "replies/save": (sent: unknown) => save(sent) }),
  play: async ({ canvas }) => {
    save.mockClear();
    const { user, write } = await openedNew(canvas);
    await write(/^Title/, "Saucers");
    await user.keyboard("{Escape}");
    await isClosed(canvas);
    await expect(await search(canvas)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "New quick reply" })).toHaveFocus());
    await expect(save).not.toHaveBeenCalled();
  },
};

const remove = fn((_sent: unknown) => success([]));
export const Removed: Story = {
  ...withReplies({
    "chat/reply": () => (remove.mock.calls.length === 0 ? some : listed([greeting, parcels])),
    "replies/remove": (sent: unknown) => remove(sent),
  }),
  play: async ({ canvas }) => {
    remove.mockClear();
    const user = await opened(canvas);
    await user.click(await canvas.findByRole("button", { name: "Remove Dishwasher" }));
    await expect(remove).not.toHaveBeenCalled();
    await user.click(await canvas.findByRole("button", { name: "Remove" }));
    await waitFor(() => expect(remove.mock.calls).toEqual([[{ id: 2 }]]));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Dishwasher/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Search quick replies" })).toHaveFocus());
    await expect(await field(canvas)).toHaveValue("");
  },
};

export const RemovingRefused: Story = {
  ...withReplies({ "replies/remove": rejection("A colleague has removed it") }),
  play: async ({ canvas }) => {
    const user = await opened(canvas);
    await user.click(await canvas.findByRole("button", { name: "Remove Parcels" }));
    await user.click(await canvas.findByRole("button", { name: "Remove" }));
    await expect(await canvas.findByText("A colleague has removed it")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Parcels/ })).toBeVisible();
  },
};

const filled: Story["play"] = async ({ canvas }) => {
  const user = await realInput();
  const [button] = await canvas.findAllByRole("button", { expanded: false });
  if (button === undefined) throw new Error("There is no button for quick replies");
  await user.click(button);
  await expect(await canvas.findByText(parcels.content)).toBeVisible();
};
const usual = { ...withReplies(), play: filled };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
