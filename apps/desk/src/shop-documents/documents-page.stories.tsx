import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { type Canvas, loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireDocuments, wireShown } from "../story-help/wire-documents.ts";
import { DocumentsPage } from "./documents-page.tsx";

const meta = { title: "Desk/Shop documents", component: DocumentsPage } satisfies Meta<typeof DocumentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/documents";
const all = success(wireDocuments);
const of = (answers: Answers = {}) => deskStory({ path, answers: { "shop_documents/list": all, ...answers } });
const partOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole("region", { name }));

/** What waits, is accepted, was refused or has expired is said of each. */
export const States: Story = {
  ...of(),
  play: async ({ canvas }) => {
    await expect((await partOf(canvas, "Feed licence")).getByText("Not shown")).toBeVisible();
    await expect((await partOf(canvas, "Veterinary permit")).getByText("Waits for an operator")).toBeVisible();
    const refused = await partOf(canvas, "Food safety certificate");
    await expect(refused.getByText("Accepted")).toBeVisible();
    await expect(refused.getAllByText(/until 4 Mar 2031/)[0]).toBeVisible();
    await expect(refused.getByText("The second page is missing.")).toBeVisible();
    await expect((await partOf(canvas, "Import permit")).getByText("Expired")).toBeVisible();
    await expect(canvas.getByText(/^A category in which you have products requires/)).toBeVisible();
  },
};

let isSent = false;
const sent = fn((_body: unknown) => {
  isSent = true;
  return success([]);
});
/** A file, and the last day that it is valid: both are asked for. */
export const Sent: Story = {
  ...of({
    "shop_documents/list": () =>
      success(
        isSent ? wireDocuments.map((each) => (each.id === 3 ? { ...each, sent: wireShown(8) } : each)) : wireDocuments,
      ),
    "shop_documents/upload": success({ base_uri: "private/merchant/b.png", uri: "/pictures/b.png" }),
    "shop_documents/send": (body: unknown) => sent(body),
  }),
  beforeEach: () => {
    isSent = false;
    sent.mockClear();
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Send: Feed licence" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Send “Feed licence”" }));
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await dialog.findByText("Please choose a file.")).toBeVisible();
    await expect(dialog.getByText("Please enter the last day.")).toBeVisible();
    const file = new File(["%PDF-1.7"], "licence.pdf", { type: "application/pdf" });
    await userEvent.upload(dialog.getByLabelText(/^Add files/), file);
    await fill(dialog.getByLabelText("Last day that it is valid"), "2031-03-04");
    await waitFor(() => expect(dialog.getByRole("button", { name: "Send" })).toBeEnabled());
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ kind_id: 3, file: "private/merchant/b.png", expires_on: "2031-03-04" }),
    );
    await expect(await (await partOf(canvas, "Feed licence")).findByText("Waits for an operator")).toBeVisible();
  },
};

const over = { ...rejection("This document has expired"), field: "expires_on" };
/** What the platform says of the day stands beside it, and nothing that was written is lost. */
export const DayOver: Story = {
  ...of({
    "shop_documents/upload": success({ base_uri: "private/merchant/b.png", uri: "/pictures/b.png" }),
    "shop_documents/send": over,
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Send another: Veterinary permit" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Send “Veterinary permit”" }));
    await expect(dialog.getByText("It takes the place of the one that waits.")).toBeVisible();
    const file = new File(["%PDF-1.7"], "licence.pdf", { type: "application/pdf" });
    await userEvent.upload(dialog.getByLabelText(/^Add files/), file);
    await fill(dialog.getByLabelText("Last day that it is valid"), "2020-03-04");
    await waitFor(() => expect(dialog.getByRole("button", { name: "Send" })).toBeEnabled());
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await dialog.findByText("This document has expired")).toBeVisible();
    await expect(dialog.getByLabelText("Last day that it is valid")).toHaveValue("2020-03-04");
  },
};

export const NothingRequired: Story = {
  ...of({ "shop_documents/list": success([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No category requires a document.")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, call: "shop_documents/list", title: "Documents" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call: "shop_documents/list",
  answer: all,
  shown: (canvas) => canvas.findByText("Feed licence"),
});

const usual = { ...of(), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
