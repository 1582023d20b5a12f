import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireDocuments, wireShown } from "../story-help/wire-documents.ts";
import { wireShopDetail } from "../story-help/wire-shops.ts";
import { wireProposedName } from "../shop-page/wire-shop-page.ts";
import { ShopPage } from "./shop-page.tsx";

const meta = { title: "Desk/Shop", component: ShopPage } satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/shops/4";
const role = "operator";
const documents = success(wireDocuments);
const answers = {
  "shops/detail": success(wireShopDetail()),
  "shops/documents": documents,
  "shops/proposed_name": success({ proposed: null }),
};

const reset = fn((_sent: unknown) => success({ password: "k7mnpqrstuvwxyz2" }));
export const NewPassword: Story = {
  ...deskStory({ path, role, answers: { ...answers, "accounts/reset": (sent) => reset(sent) } }),
  play: async ({ canvas }) => {
    reset.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("椴木灯火")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "What has been changed" })).toHaveAttribute(
      "href",
      "/audit?subject=shops&id=%224%22",
    );
    await user.click(canvas.getByRole("button", { name: "New password: Kim" }));
    await user.click(await canvas.findByRole("button", { name: "New password" }));
    await expect(await canvas.findByText("k7mnpqrstuvwxyz2")).toBeVisible();
    await expect(reset).toHaveBeenCalledWith({ id: 9 });
  },
};

const ruled = fn((_sent: unknown) => success([]));
/** Whether its products wait is said for the shop alone. */
export const ApprovalRule: Story = {
  ...deskStory({ path, role, answers: { ...answers, "shops/set_approval": (sent) => ruled(sent) } }),
  beforeEach: () => void ruled.mockClear(),
  play: async ({ canvas }) => {
    const rule = await canvas.findByRole("combobox", { name: "Products that wait for an operator" });
    await expect(rule).toHaveValue("setting");
    await userEvent.selectOptions(rule, "always");
    await waitFor(() => expect(ruled).toHaveBeenCalledWith({ id: 4, rule: "always" }));
    await expect(await canvas.findByText("Saved.")).toBeVisible();
  },
};

const named = fn((_sent: unknown) => success([]));
/** A name that the shop would like to have is accepted, or refused for a reason that the shop reads. */
export const NameProposed: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      ...answers,
      "shops/proposed_name": success({ proposed: wireProposedName }),
      "shops/accept_name": (sent) => named(sent),
      "shops/refuse_name": (sent) => named(sent),
    },
  }),
  beforeEach: () => void named.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const part = within(await canvas.findByRole("region", { name: "Proposed name" }));
    await expect(part.getByText("リンデン＆アッシュ")).toBeVisible();
    await user.click(part.getByRole("button", { name: "Refuse the name" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse the name?" }));
    await fill(dialog.getByRole("textbox", { name: "Reason" }), "Another shop has it");
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(named).toHaveBeenCalledWith({ id: 4, revision: 2, grounds: "Another shop has it" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await user.click(part.getByRole("button", { name: "Accept the name" }));
    await waitFor(() => expect(named).toHaveBeenLastCalledWith({ id: 4, revision: 2 }));
    await expect(await canvas.findByText("The name is accepted.")).toBeVisible();
  },
};

const decided = fn((_sent: unknown) => success([]));
const overtaken = rejection(
  "Another document has been sent, or somebody has decided about it meanwhile; please look at it again",
);
/** What waits is opened, and accepted or refused for a reason that the shop reads. */
export const DocumentRefused: Story = {
  ...deskStory({ path, role, answers: { ...answers, "shops/refuse_document": (sent) => decided(sent) } }),
  beforeEach: () => void decided.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const part = within(await canvas.findByRole("region", { name: "Documents" }));
    await expect((await part.findAllByRole("link", { name: "licence.pdf" }))[0]).toBeVisible();
    // Nothing is asked of what its categories do not require and it has not shown.
    await expect(part.queryByText("Register entry")).toBeNull();
    await user.click(part.getByRole("button", { name: "Refuse: Veterinary permit" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse “Veterinary permit”?" }));
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(await dialog.findByText("Please write the reason.")).toBeVisible();
    await fill(dialog.getByLabelText("Reason"), "It cannot be read");
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ id: 9, revision: 1, grounds: "It cannot be read" }));
    await expect(await canvas.findByText("The document is refused.")).toBeVisible();
  },
};

let isDecided = false;
/** A colleague was quicker: the second is told, and sees what it has become. */
export const DocumentDecidedMeanwhile: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      ...answers,
      "shops/documents": () =>
        success(
          wireDocuments
            .filter(({ id }) => id === 4)
            .map((each) => ({
              ...each,
              ...(isDecided && { accepted: wireShown(9, { state: "accepted" }), sent: null }),
            })),
        ),
      "shops/accept_document": () => {
        isDecided = true;
        return overtaken;
      },
    },
  }),
  beforeEach: () => {
    isDecided = false;
  },
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Accept: Veterinary permit" }));
    await expect(await canvas.findByText(/^Another document has been sent/)).toBeVisible();
    await expect(await canvas.findByText("Accepted")).toBeVisible();
  },
};

/** It has just been made, and its owner has said nothing yet. */
export const JustMade: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      "shops/documents": success([]),
      "shops/detail": success(
        wireShopDetail({
          state: "closed",
          names: { zh: "Hearth & Linden" },
          is_rated: 0,
          phone: "",
          pickup_address: "",
          return_address: "",
          owners: [],
        }),
      ),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shop does not say yet where it takes goods back.")).toBeVisible();
    await expect(canvas.getByText("Nobody owns this shop yet.")).toBeVisible();
    await expect(canvas.getByText("Not rated yet")).toBeVisible();
    await expect(await canvas.findByText("Its categories require none, and it has shown none.")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "shops/detail", title: "Shop" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "shops/detail",
  answer: answers["shops/detail"],
  others: { "shops/documents": documents },
  shown: (canvas) => canvas.findByText("椴木灯火"),
});

const usual = { ...deskStory({ path, role, answers }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
