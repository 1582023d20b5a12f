import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../../story-help/desk-story.tsx";
import { checkedRun } from "../../story-help/wire-imports.ts";
import { PictureSender } from "./picture-sender.tsx";

const meta = { title: "Desk/Pictures for imports", component: PictureSender } satisfies Meta<typeof PictureSender>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const path = "/products/import";
const lists = { "imports/list": listed([]) };

/** A file of a folder that is called Spring. */
function inFolder(name: string, content = "picture"): File {
  const file = new File([content], name.split("/").at(-1) ?? "", { type: "image/jpeg" });
  return Object.defineProperty(file, "webkitRelativePath", { value: `Spring/${name}` });
}

const manyInFolder = (count: number) =>
  Array.from({ length: count }, (_, index) => inFolder(`shirts/${index + 1}.jpg`));
const choose = async (canvas: Canvas, label: "Choose a folder" | "Choose pictures", files: readonly File[]) =>
  userEvent.setup({ applyAccept: false }).upload(await canvas.findByLabelText(label), [...files]);
const chooseFolder = (canvas: Canvas, files: readonly File[]) => choose(canvas, "Choose a folder", files);

const nameOf = (form: unknown) => (form as { readonly name: string }).name;
const taken = (form: unknown) => success({ name: nameOf(form) });
/** What the platform says of a picture itself. */
const fileRejection = (msg: string) => Object.assign(rejection(msg), { field: "file" });

const nothingSent = deskStory({ path, answers: lists });
export const NothingSent: Story = {
  ...nothingSent,
  play: async ({ canvas }) => {
    const folder = await canvas.findByLabelText("Choose a folder");
    await expect(folder).toHaveAttribute("webkitdirectory");
    await expect(folder).toHaveAccessibleDescription(/shirts\/red\.jpg/);
    await expect(await canvas.findByLabelText("Choose pictures")).not.toHaveAttribute("webkitdirectory");
    await expect(canvas.getByRole("heading", { level: 2, name: "Pictures for a file" })).toBeVisible();
  },
};

const sent = fn((form: unknown) => taken(form));
export const AllSent: Story = {
  ...deskStory({ path, answers: { ...lists, "imports/picture": (form) => sent(form) } }),
  play: async ({ canvas }) => {
    sent.mockClear();
    const rest = [".DS_Store", "Thumbs.db", "notes.txt", "shirts/._1.jpg"].map((name) => inFolder(name));
    await chooseFolder(canvas, [inFolder("red.jpg"), ...rest, ...manyInFolder(10)]);
    const message = await canvas.findByText("11 pictures are there. Files of products can name them now.");
    await expect(message.closest("[role=status]")).toBeVisible();
    await expect(canvas.getByText("4 other files are left out: they are no JPG or PNG.")).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    const names = sent.mock.calls.map(([form]) => nameOf(form));
    await expect(names.toSorted()).toEqual(
      ["red.jpg", ...manyInFolder(10).map((_, index) => `shirts/${index + 1}.jpg`)].toSorted(),
    );
  },
};

export const ChosenSingly: Story = {
  ...deskStory({ path, answers: { ...lists, "imports/picture": (form) => sent(form) } }),
  play: async ({ canvas }) => {
    sent.mockClear();
    await choose(canvas, "Choose pictures", [new File(["picture"], "red.jpg"), new File(["picture"], "blue.png")]);
    await expect(await canvas.findByText(/^2 pictures are there\./)).toBeVisible();
    await expect(sent.mock.calls.map(([form]) => nameOf(form))).toEqual(["red.jpg", "blue.png"]);
  },
};

export const Dropped: Story = {
  ...deskStory({ path, answers: { ...lists, "imports/picture": (form) => sent(form) } }),
  play: async ({ canvas }) => {
    sent.mockClear();
    const dataTransfer = new DataTransfer();
    for (const name of ["red.jpg", "notes.txt"]) dataTransfer.items.add(new File(["picture"], name));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    (await canvas.findByLabelText("Choose pictures")).dispatchEvent(event);
    await expect(await canvas.findByText(/^1 picture is there\./)).toBeVisible();
    await expect(canvas.getByText("1 other file is left out: it is no JPG or PNG.")).toBeVisible();
  },
};

/** What a browser drops, with entries that tests make. */
const dropEntry = async (canvas: Canvas, webkitGetAsEntry: () => object) => {
  const items = [{ kind: "file", webkitGetAsEntry, getAsFile: () => null }];
  const event = new DragEvent("drop", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], files: [], items } });
  (await canvas.findByLabelText("Choose pictures")).dispatchEvent(event);
};
const brokenFolder = {
  name: "Spring",
  isDirectory: true,
  createReader: () => ({ readEntries: (_give: unknown, fail: () => void) => fail() }),
};
export const DroppedButUnreadable: Story = {
  ...nothingSent,
  play: async ({ canvas }) => {
    await dropEntry(canvas, () => {
      throw new Error("Not allowed");
    });
    const message = "What you dropped could not be read. Please choose the folder instead.";
    await expect(await canvas.findByText(message)).toBeVisible();
    await dropEntry(canvas, () => brokenFolder);
    await expect(
      await canvas.findByRole("row", { name: "Spring/ This folder could not be read in full." }),
    ).toBeVisible();
    await expect(canvas.queryByText(message)).toBeNull();
  },
};

export const NoPictures: Story = {
  ...nothingSent,
  play: async ({ canvas }) => {
    await chooseFolder(canvas, [inFolder("notes.txt"), inFolder("red.gif")]);
    await expect(await canvas.findByText("There is no JPG or PNG among these files.")).toBeVisible();
    await expect(canvas.queryByText(/left out/)).toBeNull();
  },
};

/** The first 37 get through. */
const some = fn((form: unknown) => (some.mock.calls.length <= 37 ? taken(form) : noAnswer()));
const sending = deskStory({ path, answers: { ...lists, "imports/picture": (form) => some(form) } });
const untilSending = async (canvas: Canvas, total = 50) => {
  some.mockClear();
  await chooseFolder(canvas, manyInFolder(total));
  await canvas.findByText(`37 of ${total} pictures`);
};
export const Sending: Story = {
  ...sending,
  play: async ({ canvas }) => {
    await untilSending(canvas, 200);
    await expect(canvas.getByRole("progressbar", { name: "Sending pictures" })).toHaveAttribute("value", "18");
    await waitFor(() => expect(some).toHaveBeenCalledTimes(40));
    await expect(canvas.getByLabelText("Choose a file of products")).toBeInTheDocument();
  },
};

export const Stopped: Story = {
  ...sending,
  play: async ({ canvas }) => {
    const user = await realInput();
    await untilSending(canvas);
    await user.click(canvas.getByRole("button", { name: "Cancel the upload" }));
    await expect(await canvas.findByText("13 pictures were not sent.")).toBeVisible();
    await expect(canvas.getByText("37 pictures were sent before.")).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await waitFor(() => expect(canvas.getByLabelText("Choose pictures")).toHaveFocus());
    some.mockReset();
    some.mockImplementation(taken);
    await user.click(canvas.getByRole("button", { name: "Send the rest" }));
    await expect(await canvas.findByText(/^50 pictures are there\./)).toBeVisible();
    await expect(some).toHaveBeenCalledTimes(13);
    some.mockImplementation((form) => (some.mock.calls.length <= 37 ? taken(form) : noAnswer()));
  },
};

export const ChosenAfterStopping: Story = {
  ...sending,
  play: async ({ canvas }) => {
    const user = await realInput();
    await untilSending(canvas);
    await user.click(canvas.getByRole("button", { name: "Cancel the upload" }));
    await canvas.findByText("13 pictures were not sent.");
    await chooseFolder(canvas, [inFolder("notes.txt")]);
    await expect(await canvas.findByText("There is no JPG or PNG among these files.")).toBeVisible();
    await expect(canvas.getByText("13 pictures were not sent.")).toBeVisible();
    some.mockReset();
    some.mockImplementation(taken);
    await choose(canvas, "Choose pictures", [new File(["picture"], "one-more.jpg")]);
    await expect(await canvas.findByText("38 pictures were sent before.")).toBeVisible();
    await expect(canvas.getByText("13 pictures were not sent.")).toBeVisible();
    await expect(canvas.queryByText("There is no JPG or PNG among these files.")).toBeNull();
    some.mockImplementation((form) => (some.mock.calls.length <= 37 ? taken(form) : noAnswer()));
  },
};

export const LeavingMeanwhile: Story = {
  ...sending,
  play: async ({ canvas }) => {
    const user = await realInput();
    await untilSending(canvas);
    await user.click(canvas.getByRole("link", { name: "All products" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Leave while pictures are being sent?" }));
    await expect(dialog.getByText("13 pictures would not be sent.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("progressbar", { name: "Sending pictures" })).toBeVisible();
    await user.click(canvas.getByRole("link", { name: "All products" }));
    const again = within(await canvas.findByRole("dialog"));
    await user.click(again.getByRole("button", { name: "Leave" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Products" })).toBeVisible();
    await expect(some).toHaveBeenCalledTimes(40);
  },
};

/** The file of products goes on by itself, and so do its pictures. */
export const BesideAFile: Story = {
  ...deskStory({
    path,
    answers: {
      ...lists,
      "imports/picture": (form) => some(form),
      "imports/upload": success(checkedRun),
      "imports/detail": success(checkedRun),
    },
  }),
  play: async ({ canvas }) => {
    await untilSending(canvas);
    const file = new File(["number,category,price,stock\n"], "spring.csv");
    await userEvent.upload(await canvas.findByLabelText("Choose a file of products"), file);
    await expect(await canvas.findByRole("heading", { name: "spring.csv" })).toBeVisible();
    await expect(canvas.getByText("37 of 50 pictures")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const isRefused = (name: string) => /\b(?:2|4|6)\.jpg$/.test(name);
const someRefused = deskStory({
  path,
  answers: {
    ...lists,
    "imports/picture": (form) =>
      isRefused(nameOf(form)) ? fileRejection("The file is damaged, or is not what its name says") : taken(form),
  },
});
const chooseSomeRefused = async (canvas: Canvas) => {
  const large = inFolder("large/poster.png");
  Object.defineProperty(large, "size", { value: 2 * 1024 * 1024 + 1 });
  await chooseFolder(canvas, [large, inFolder("empty.jpg", ""), ...manyInFolder(8)]);
};
export const SomeRefused: Story = {
  ...someRefused,
  play: async ({ canvas }) => {
    await chooseSomeRefused(canvas);
    await expect(await canvas.findByText(/^5 pictures are there\./)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Not taken: 5" })).toBeVisible();
    for (const name of [
      "large/poster.png A picture has 2 MB at most.",
      "empty.jpg The file is empty.",
      "shirts/2.jpg The file is damaged, or is not what its name says",
    ])
      await expect(canvas.getByRole("row", { name })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send them again" })).toBeNull();
  },
};

export const ManyRefused: Story = {
  ...deskStory({ path, answers: { ...lists, "imports/picture": fileRejection("The file is damaged") } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await chooseFolder(canvas, manyInFolder(30));
    await expect(await canvas.findByRole("heading", { name: "Not taken: 30" })).toBeVisible();
    await expect(canvas.getAllByText("The file is damaged")).toHaveLength(20);
    await user.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(canvas.getAllByText("The file is damaged")).toHaveLength(30);
    await user.click(canvas.getByRole("button", { name: "Clear the list" }));
    await waitFor(() => expect(canvas.queryByRole("table")).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText("Choose pictures")).toHaveFocus());
  },
};

let isUp = false;
const tried = fn();
export const Offline: Story = {
  ...deskStory({
    path,
    answers: {
      ...lists,
      "imports/picture": async (form) => {
        tried();
        return isUp ? taken(form) : unreachable();
      },
    },
  }),
  play: async ({ canvas }) => {
    isUp = false;
    tried.mockClear();
    const user = await realInput();
    await chooseFolder(canvas, manyInFolder(50));
    await expect(await canvas.findByText(/^We got no answer\./)).toBeVisible();
    await expect(canvas.getByText("50 pictures were not sent.")).toBeVisible();
    await expect(tried.mock.calls.length).toBeLessThan(10);
    isUp = true;
    await user.click(canvas.getByRole("button", { name: "Send them again" }));
    await waitFor(() => expect(canvas.getByLabelText("Choose pictures")).toHaveFocus());
    await expect(await canvas.findByText(/^50 pictures are there\./)).toBeVisible();
  },
};

export const TooMany: Story = {
  ...deskStory({
    path,
    answers: { ...lists, "imports/picture": rejection("Too many attempts; please try again in 24 h") },
  }),
  play: async ({ canvas }) => {
    await chooseFolder(canvas, manyInFolder(50));
    await expect(await canvas.findByText("Too many attempts; please try again in 24 h")).toBeVisible();
    await expect(canvas.getByText("50 pictures were not sent.")).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const SessionOver: Story = {
  ...deskStory({
    path,
    answers: { ...lists, "imports/picture": { code: -1, show: 1, msg: "Please log in", data: [] } },
  }),
  play: async ({ canvas }) => {
    await chooseFolder(canvas, manyInFolder(50));
    await expect(await canvas.findByRole("heading", { name: "Plaza desk" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...someRefused,
  globals: phone,
  play: async ({ canvas }) => {
    const large = Object.defineProperty(new File(["picture"], "poster.png"), "size", { value: 2 * 1024 * 1024 + 1 });
    await choose(canvas, "Choose pictures", [large, new File(["picture"], "red.jpg"), new File(["picture"], "2.jpg")]);
    await expect(await canvas.findByText(/^1 picture is there\./)).toBeVisible();
    await expect(canvas.getByLabelText("Choose a folder")).not.toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Not taken: 2" })).toBeVisible();
  },
};
