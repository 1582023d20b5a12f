import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { loaded } from "../story-help/page-stories.ts";
import { checkedRun, checkingRun, doneRun, failedRun, importingRun, stoppedRun } from "../story-help/wire-imports.ts";
import { ProductImportPage } from "./product-import-page.tsx";

const meta = { title: "Desk/Product import", component: ProductImportPage } satisfies Meta<typeof ProductImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const path = "/products/import";
const none = listed([]);
const field = (canvas: Canvas) => canvas.findByLabelText("Choose a file of products");
const csv = (name = "spring.csv") => new File(["number,category,price,stock\n"], name, { type: "text/csv" });
const choose = async (canvas: Canvas, ...files: readonly File[]) =>
  userEvent.setup({ applyAccept: false }).upload(await field(canvas), [...files]);
/** Spoken as one sentence, whichever elements its words are drawn in. */
async function expectStatus(canvas: Canvas, sentence: string): Promise<void> {
  const element = await canvas.findByText(sentence);
  const spoken = element.closest("[role=status]");
  await expect(spoken).toHaveRole("status");
  await expect(spoken?.textContent).toBe(sentence);
}

export const NothingYet: Story = {
  ...deskStory({ path, answers: { "imports/list": none } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Import products" })).toBeVisible();
    await expect(await canvas.findByText("Nothing has been imported yet")).toBeVisible();
    const rail = within(canvas.getByRole("navigation", { name: "Pages of the desk" }));
    await expect(rail.getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/products");
    await expect(canvas.getByRole("link", { name: "CSV" })).toHaveAttribute(
      "href",
      "/deskapi/imports/export?format=csv",
    );
    await expect(await field(canvas)).toHaveAccessibleDescription(/needs the columns number, category, price\./);
  },
};

const sent = fn((_form: unknown, _key: string | null) => success(checkingRun));
const started = fn((_body: unknown) => success(importingRun));
/** What the platform has; the story says when it goes on. */
let there: object = checkingRun;
const looked = fn(() => success(there));
export const FromTheFileToTheShop: Story = {
  ...deskStory({
    path,
    answers: {
      "imports/list": () => (sent.mock.calls.length === 0 ? none : listed([there])),
      "imports/upload": (form, headers) => sent(form, headers.get("idempotency-key")),
      "imports/detail": () => looked(),
      "imports/start": (body) => {
        there = importingRun;
        return started(body);
      },
    },
  }),
  play: async ({ canvas }) => {
    for (const mock of [sent, started, looked]) mock.mockClear();
    there = checkingRun;
    const user = await realInput();
    await choose(canvas, csv());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ file: expect.any(File) }, expect.stringMatching(/^\w{32}$/)),
    );
    const title = await canvas.findByRole("heading", { name: "spring.csv" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole("progressbar", { name: "Checking the file" })).toHaveAttribute("value", "25");
    await expect(canvas.getByText("51 products so far")).toBeVisible();
    await expect(canvas.queryByLabelText("Choose a file of products")).toBeNull();
    there = checkedRun;
    const start = await canvas.findByRole("button", { name: "Import 200 products" });
    await expectStatus(canvas, "This is what importing it would do. Nothing has changed yet.");
    await expect(canvas.getByRole("row", { name: "4 price It is missing" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "9 Whole line It has one cell, and the header 8" })).toBeVisible();
    await user.click(start);
    const dialog = within(await canvas.findByRole("dialog", { name: "Import 200 products?" }));
    await user.dblClick(dialog.getByRole("button", { name: "Import" }));
    await waitFor(() => expect(started).toHaveBeenCalledWith({ id: 7 }));
    await expect(await canvas.findByRole("progressbar", { name: "Importing products" })).toHaveAttribute("value", "50");
    await expect(canvas.getByText("102 of 204")).toBeVisible();
    there = doneRun;
    await expectStatus(canvas, "200 products are imported.");
    await expect(started).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "See your products" })).toHaveAttribute("href", "/products");
    await expect(await field(canvas)).toBeInTheDocument();
    const asked = looked.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(looked).toHaveBeenCalledTimes(asked);
  },
};

const refused = fn(() => success(checkingRun));
export const WrongFiles: Story = {
  ...deskStory({ path, answers: { "imports/list": none, "imports/upload": () => refused() } }),
  play: async ({ canvas }) => {
    refused.mockClear();
    await choose(canvas, csv("spring.xlsx"));
    await expect(await canvas.findByText(/^A file of products ends with \.csv or \.jsonl\./)).toBeVisible();
    await expect(await field(canvas)).toBeInvalid();
    await expect(await field(canvas)).toHaveAccessibleDescription(/ends with \.csv or \.jsonl\./);
    await choose(canvas, new File([], "spring.csv"));
    await expect(await canvas.findByText("The file is empty.")).toBeVisible();
    const large = csv();
    Object.defineProperty(large, "size", { value: 64 * 1024 * 1024 + 1 });
    await choose(canvas, large);
    await expect(await canvas.findByText("A file has 64 MB at most. Please divide it.")).toBeVisible();
    await drop(canvas, csv(), csv("summer.csv"));
    await expect(await canvas.findByText("One file at a time, please.")).toBeVisible();
    await expect(refused).not.toHaveBeenCalled();
  },
};

async function drop(canvas: Canvas, ...files: readonly File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
  (await field(canvas)).dispatchEvent(event);
}

export const Dropped: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": none, "imports/upload": success(checkedRun), "imports/detail": success(checkedRun) },
  }),
  play: async ({ canvas }) => {
    await drop(canvas, csv());
    await expect(await canvas.findByRole("button", { name: "Import 200 products" })).toBeVisible();
  },
};

export const BeingSent: Story = {
  ...deskStory({ path, answers: { "imports/list": none, "imports/upload": noAnswer } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await choose(canvas, csv());
    await expect(await canvas.findByRole("progressbar", { name: "Sending spring.csv" })).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Cancel the upload" }));
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
    await expect(canvas.queryByText(/^We got no answer/)).toBeNull();
  },
};

const nextSent = fn((_name: string) => success(checkedRun));
export const AnotherFileAfterCancelling: Story = {
  ...deskStory({
    path,
    answers: {
      "imports/list": none,
      "imports/detail": success(checkedRun),
      // The network never says what has become of the first one.
      "imports/upload": (form) => {
        const { name } = (form as { readonly file: File }).file;
        return name === "spring.csv" ? noAnswer() : nextSent(name);
      },
    },
  }),
  play: async ({ canvas }) => {
    nextSent.mockClear();
    const user = await realInput();
    await choose(canvas, csv());
    await user.click(await canvas.findByRole("button", { name: "Cancel the upload" }));
    await choose(canvas, csv("summer.csv"));
    await expect(await canvas.findByRole("button", { name: "Import 200 products" })).toBeVisible();
    await expect(nextSent.mock.calls).toEqual([["summer.csv"]]);
  },
};

const downloaded = fn((_address: string | null) => undefined);
/** Notes what a browser would download, and keeps it from that. */
const watchDownloads = () => {
  downloaded.mockClear();
  const note = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a[download]") : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    downloaded(link.getAttribute("href"));
  };
  window.addEventListener("click", note);
  return () => window.removeEventListener("click", note);
};
export const Downloads: Story = {
  ...deskStory({ path, answers: { "imports/list": none } }),
  beforeEach: watchDownloads,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "CSV" }));
    await waitFor(() => expect(downloaded.mock.calls).toEqual([["/deskapi/imports/export?format=csv"]]));
    await user.click(canvas.getByRole("link", { name: "JSON Lines" }));
    await waitFor(() => expect(downloaded).toHaveBeenLastCalledWith("/deskapi/imports/export?format=jsonl"));
    await user.click(canvas.getByRole("link", { name: "CSV" }));
    await waitFor(() => expect(downloaded).toHaveBeenCalledTimes(3));
  },
};

let isLoggedIn = true;
const knownUser = success({ id: 3, shop_id: 4, nickname: "Anna", avatar: "", role: "owner", online: 0 });
const askToLogIn = { code: -1, show: 1, msg: "Please log in", data: [] };
export const DownloadAfterTheSession: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": none, "chat/kefuInfo": () => (isLoggedIn ? knownUser : askToLogIn) },
  }),
  beforeEach: () => {
    isLoggedIn = true;
    return watchDownloads();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    const link = await canvas.findByRole("link", { name: "CSV" });
    isLoggedIn = false;
    await user.click(link);
    await expect(await canvas.findByRole("heading", { name: "Plaza desk" })).toBeVisible();
    await expect(downloaded).not.toHaveBeenCalled();
  },
};

export const DownloadWithoutAnAnswer: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": none, "chat/kefuInfo": async () => (isLoggedIn ? knownUser : unreachable()) },
  }),
  beforeEach: () => {
    isLoggedIn = true;
    return watchDownloads();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    const link = await canvas.findByRole("link", { name: "CSV" });
    isLoggedIn = false;
    await user.click(link);
    await expect(await canvas.findByText(/^We got no answer\./)).toBeVisible();
    await expect(downloaded).not.toHaveBeenCalled();
    isLoggedIn = true;
    await user.click(link);
    await waitFor(() => expect(downloaded).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText(/^We got no answer\./)).toBeNull());
  },
};

let isUp = false;
const keys = fn((_key: string | null) => undefined);
export const NotSent: Story = {
  ...deskStory({
    path,
    answers: {
      "imports/list": none,
      "imports/detail": success(checkedRun),
      "imports/upload": async (_form, headers) => {
        keys(headers.get("idempotency-key"));
        return isUp ? success(checkedRun) : unreachable();
      },
    },
  }),
  play: async ({ canvas }) => {
    isUp = false;
    keys.mockClear();
    const user = await realInput();
    await choose(canvas, csv());
    await expect(await canvas.findByText(/^We got no answer\./)).toBeVisible();
    isUp = true;
    await user.click(canvas.getByRole("button", { name: "Send it again" }));
    await expect(await canvas.findByRole("button", { name: "Import 200 products" })).toBeVisible();
    const [[first] = [], [second] = []] = keys.mock.calls;
    await expect(second).toBe(first);
  },
};

export const AnotherOneAtWork: Story = {
  ...deskStory({
    path: `${path}?run=3`,
    answers: {
      "imports/list": listed([importingRun, { ...doneRun, id: 3, name: "winter.jsonl" }]),
      "imports/detail": success({ ...doneRun, id: 3, name: "winter.jsonl" }),
      "imports/upload": rejection("Another import of your shop is at work. Wait for its end, or stop it."),
    },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, csv());
    await expect(await canvas.findByText(/^Another import of your shop is at work\./)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "spring.csv" })).toHaveAttribute(
      "href",
      "/products/import?run=7",
    );
  },
};
const withReport = deskStory({
  path,
  answers: { "imports/list": listed([checkedRun]), "imports/detail": success(checkedRun) },
});
export const FoundAgain: Story = {
  ...withReport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Import 200 products" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "spring.csv" })).not.toHaveFocus();
  },
};

/** Its sender knows beforehand what will wait for the platform, and then how much does. */
export const Waiting: Story = {
  ...deskStory({
    path,
    answers: {
      "imports/list": listed([checkedRun]),
      "imports/detail": success({ ...checkedRun, approval: "all", waiting: 0 }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Shoppers see new products, and those whose texts/)).toBeVisible();
  },
};
export const WaitingOnceImported: Story = {
  ...deskStory({
    path: `${path}?run=7`,
    answers: {
      "imports/list": listed([doneRun]),
      "imports/detail": success({ ...doneRun, approval: "new", waiting: 180 }),
    },
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /^180 of them wait until the platform/ });
    await expect(link).toHaveAttribute("href", "/products?list=toApprove");
  },
};

const discarded = fn((_body: unknown) => success({ ...checkedRun, state: "stopped", ended_at: checkedRun.created_at }));
export const NotImported: Story = {
  ...deskStory({
    path,
    answers: {
      "imports/list": () => listed(discarded.mock.calls.length === 0 ? [checkedRun] : [stoppedRun]),
      "imports/detail": () =>
        success(discarded.mock.calls.length === 0 ? checkedRun : { ...stoppedRun, started_at: null }),
      "imports/stop": (body) => discarded(body),
    },
  }),
  play: async ({ canvas }) => {
    discarded.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Do not import it" }));
    await waitFor(() => expect(discarded).toHaveBeenCalledWith({ id: 7 }));
    await expect(await field(canvas)).toBeInTheDocument();
  },
};

const stop = fn((_body: unknown) => success(stoppedRun));
export const StoppedByKeyboard: Story = {
  ...deskStory({
    path: `${path}?run=7`,
    answers: {
      "imports/list": () => listed([stop.mock.calls.length === 0 ? importingRun : stoppedRun]),
      "imports/detail": () => success(stop.mock.calls.length === 0 ? importingRun : stoppedRun),
      "imports/stop": (body) => stop(body),
    },
  }),
  play: async ({ canvas }) => {
    stop.mockClear();
    const user = await realInput();
    (await canvas.findByRole("button", { name: "Stop" })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(stop).toHaveBeenCalledWith({ id: 7 }));
    await expectStatus(canvas, "It was stopped behind 102 of 204 products. What is imported stays.");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "spring.csv" })).toHaveFocus());
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const NotStarted: Story = {
  ...deskStory({
    path: `${path}?run=7`,
    answers: {
      "imports/list": listed([checkedRun]),
      "imports/detail": success(checkedRun),
      "imports/start": rejection("This import is over. Please choose the file again."),
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Import 200 products" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Import" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("This import is over.");
    await user.click(dialog.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const NotStopped: Story = {
  ...deskStory({
    path: `${path}?run=7`,
    answers: {
      "imports/list": listed([importingRun]),
      "imports/detail": success(importingRun),
      "imports/stop": unreachable,
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Stop" }));
    await expect(await canvas.findByText(/^We got no answer\./)).toBeVisible();
  },
};

const nothingToDo = { ...checkedRun, checked: { ...checkedRun.checked, added: 0, changed: 0 } };
export const NothingToImport: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": listed([nothingToDo]), "imports/detail": success(nothingToDo) },
  }),
  play: async ({ canvas }) => {
    const sentence = "Your products are as the file says already: there is nothing to import.";
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Import / })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Do not import it" })).toBeVisible();
  },
};

const problems = Array.from({ length: 30 }, (_, index) => ({
  line: index + 2,
  column: "stock",
  text: "It is missing",
}));
const rejectedAll = {
  ...checkedRun,
  total: 40,
  checked: { added: 0, changed: 0, unchanged: 0, rejected: 40 },
  problem_count: 40,
  problems,
};
export const AllRejected: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": listed([rejectedAll]), "imports/detail": success(rejectedAll) },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const sentence = "No product of the file can be imported as it is written there.";
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "40 problems in the file" })).toBeVisible();
    await expect(canvas.getAllByText("It is missing")).toHaveLength(20);
    await user.click(canvas.getByRole("button", { name: "Show more problems" }));
    await expect(canvas.getAllByText("It is missing")).toHaveLength(30);
    await expect(canvas.getByText("and 10 more problems")).toBeVisible();
  },
};

export const Failed: Story = {
  ...deskStory({
    path: `${path}?run=7`,
    answers: { "imports/list": listed([failedRun]), "imports/detail": success(failedRun) },
  }),
  play: async ({ canvas }) => {
    await expectStatus(canvas, "The column price is missing");
    await expect(await field(canvas)).toBeInTheDocument();
  },
};

const notThere = Object.assign(rejection("This import does not exist"), { error: "not_found" });
export const SomebodyElses: Story = {
  ...deskStory({
    path: `${path}?run=8`,
    answers: {
      "imports/list": none,
      "imports/detail": notThere,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
    await expect(await field(canvas)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  ...deskStory({ path: `${path}?run=7`, answers: { "imports/list": noAnswer, "imports/detail": noAnswer } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Import products" });
    await expect((await canvas.findAllByText("Loading")).length).toBeGreaterThan(0);
  },
};

let isThere = false;
export const NotLoaded: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": async () => (isThere ? listed([doneRun]) : unreachable()) },
  }),
  play: async ({ canvas }) => {
    isThere = false;
    const user = await realInput();
    await expect(await canvas.findByRole("heading", { name: "This could not be loaded" })).toBeVisible();
    isThere = true;
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "spring.csv" })).toBeVisible();
  },
};

let isGone = false;
export const GoneWhileImporting: Story = {
  ...deskStory({
    path: `${path}?run=7`,
    answers: {
      "imports/list": listed([importingRun]),
      "imports/detail": async () => (isGone ? unreachable() : success(importingRun)),
    },
  }),
  play: async ({ canvas }) => {
    isGone = false;
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
    isGone = true;
    const stale = await canvas.findByText(/What you see may be out of date/);
    await expect(stale).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toBeVisible();
    isGone = false;
    await waitFor(() => expect(canvas.queryByText(/What you see may be out of date/)).toBeNull());
  },
};

export const SessionOver: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": none, "imports/upload": { code: -1, show: 1, msg: "Please log in", data: [] } },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, csv());
    await expect(await canvas.findByRole("heading", { name: "Plaza desk" })).toBeVisible();
  },
};

const many = Array.from({ length: 10 }, (_, index) => ({ ...doneRun, id: index + 1, name: `import-${index + 1}.csv` }));
const pages = fn((_query: unknown) => listed(many, {}, 25));
export const ManyImports: Story = {
  ...deskStory({
    path,
    answers: { "imports/list": (query) => pages(query), "imports/detail": success({ ...doneRun, id: 3 }) },
  }),
  play: async ({ canvas }) => {
    pages.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "Page 2" }));
    await waitFor(() => expect(pages).toHaveBeenCalledWith({ page_no: "2", page_size: "10" }));
    // Each page has the same imports.
    await waitFor(() => expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page"));
    await user.click(canvas.getByRole("link", { name: "import-3.csv" }));
    await expect(await canvas.findByText("200 products are imported.")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: phone,
  ...deskStory({
    path: `${path}?run=7`,
    answers: { "imports/list": listed([importingRun, { ...doneRun, id: 6 }]), "imports/detail": success(importingRun) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Importing products" })).toBeVisible();
  },
};

const usual = { ...withReport, play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
