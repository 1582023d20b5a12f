import { wireReceivedApplicationDetail } from "@plaza/api-client/testing";
import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import type { DeskRouter } from "../router.ts";
import { deskStory } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ApplicationPage } from "./application-page.tsx";

const meta = { title: "Desk/Application", component: ApplicationPage } satisfies Meta<typeof ApplicationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/applications/7";
const role = "operator";
const decidedAt = "2026-11-24T02:00:00.000Z";
const pending = success(wireReceivedApplicationDetail());
const approved = success(wireReceivedApplicationDetail({ state: "approved", decided_at: decidedAt, shop_id: 12 }));
const refused = success(
  wireReceivedApplicationDetail({
    state: "refused",
    decided_at: decidedAt,
    refusal: "The licence is blurred.\nPlease photograph it again, in daylight.",
  }),
);
const long = success(
  wireReceivedApplicationDetail({
    name: "The Workshop for Hand-Blown Lamps, Lanterns and Other Light Beside the Old Harbour of Qingdao",
    category: "Lighting, furniture and whatever else belongs into a room in the evening",
    contact: "Constantin-Alexandru von Lindenholz-Harbourside",
    account: "the_workshop_for_hand_blown_lamps",
    state: "refused",
    decided_at: decidedAt,
    refusal: `${"The licence is blurred, and the name on it is another one. ".repeat(3)}https://example.org/how-to-photograph-a-licence-so-that-everybody-can-read-what-is-written-on-it.html`,
    documents: Array.from({ length: 6 }, (_, index) => `/api/file/private?path=${index}.png`),
  }),
);

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1, name: /^(The Workshop|Lamps)/ })).toBeVisible();
};

const named = success(
  wireReceivedApplicationDetail({
    documents: ["/api/file/private?path=private%2Fmerchant%2Fa.pdf&name=Business+licence+2026.pdf", "/uploads/b.pdf"],
  }),
);
export const NamedDocuments: Story = {
  ...deskStory({ path, role, answers: { "applications/detail": named } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Business licence 2026.pdf" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Document 2 (PDF)" })).toBeVisible();
  },
};

export const ToDecide: Story = {
  ...deskStory({ path, role, answers: { "applications/detail": pending } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Lamps of Suzhou" })).toBeVisible();
    await expect(canvas.getByText("To be decided")).toBeVisible();
    await expect(canvas.getByText("Wang Li")).toBeVisible();
    await expect(canvas.getByText("13800138000")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Picture 2" })).toHaveAttribute(
      "href",
      "/api/file/private?path=identity.png",
    );
    await expect(canvas.queryByText("Decided")).toBeNull();
    await expect(canvas.getByRole("link", { name: "All applications" })).toHaveAttribute("href", "/applications");
    await expect(canvas.getByRole("link", { name: "Shops 1" })).toHaveAttribute("aria-current", "page");
  },
};

const approve = fn((_sent: unknown) => success([]));
export const Approved: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      "applications/detail": () => (approve.mock.calls.length === 0 ? pending : approved),
      "applications/approve": (sent) => approve(sent),
    },
  }),
  play: async ({ canvas }) => {
    approve.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Approve" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Approve Lamps of Suzhou?" }));
    await expect(dialog.getByText(/the account lamps are made at once/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(approve).not.toHaveBeenCalled();
    await user.click(canvas.getByRole("button", { name: "Approve" }));
    const again = within(await canvas.findByRole("dialog", { name: "Approve Lamps of Suzhou?" }));
    await user.dblClick(again.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(approve).toHaveBeenCalledWith({ id: 7, revision: 1 }));
    await expect(await canvas.findByText("The shop is there, and its owner can log in.")).toBeVisible();
    await expect(await canvas.findByText("Decided")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
    await expect(approve).toHaveBeenCalledOnce();
  },
};

export const ApprovalRefused: Story = {
  ...deskStory({
    path,
    role,
    answers: { "applications/detail": pending, "applications/approve": rejection("This account is taken meanwhile") },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Approve" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Approve Lamps of Suzhou?" }));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(await dialog.findByText("This account is taken meanwhile")).toBeVisible();
  },
};

export const ApprovalWithoutAnAnswer: Story = {
  ...deskStory({ path, role, answers: { "applications/detail": pending, "applications/approve": unreachable } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Approve" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Approve Lamps of Suzhou?" }));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(await dialog.findByText(/We got no answer/)).toBeVisible();
  },
};

const corrected = success(
  wireReceivedApplicationDetail({ revision: 2, contact: "Li Wang", corrected_at: "2026-11-23T03:00:00.000Z" }),
);
const meanwhile = fn((_sent: unknown) => rejection("The applicant has corrected this application meanwhile"));
/** What is decided is what was read: the page shows the correction, and the next dialog is about that. */
export const CorrectedMeanwhile: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      "applications/detail": () => (meanwhile.mock.calls.length === 0 ? pending : corrected),
      "applications/approve": (sent) => meanwhile(sent),
    },
  }),
  play: async ({ canvas, loaded }) => {
    meanwhile.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Approve" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Approve Lamps of Suzhou?" }));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(await dialog.findByText("The applicant has corrected this application meanwhile")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Li Wang")).toBeInTheDocument());
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(meanwhile).toHaveBeenCalledTimes(2));
    await expect(meanwhile).toHaveBeenLastCalledWith({ id: 7, revision: 1 });
    // The answer is the same as the first one, and a dialog that waits for it does not close.
    const { queryClient } = (loaded["desk"] as { router: DeskRouter }).router.options.context;
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Approve" })).not.toHaveAttribute("aria-busy", "true"),
    );
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await user.click(canvas.getByRole("button", { name: "Approve" }));
    const next = within(await canvas.findByRole("dialog", { name: "Approve Lamps of Suzhou?" }));
    await user.click(next.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(meanwhile).toHaveBeenLastCalledWith({ id: 7, revision: 2 }));
  },
};

const refuse = fn((_sent: unknown) => success([]));
export const RefusedWithAReason: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      "applications/detail": () => (refuse.mock.calls.length === 0 ? pending : refused),
      "applications/refuse": (sent) => refuse(sent),
    },
  }),
  play: async ({ canvas }) => {
    refuse.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse Lamps of Suzhou?" }));
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(await dialog.findByText("Please enter the reason.")).toBeVisible();
    await user.click(reason);
    await user.keyboard("   ");
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(reason).toHaveAccessibleDescription(/Please enter the reason\./);
    await expect(refuse).not.toHaveBeenCalled();
    await user.click(reason);
    await user.keyboard("{Control>}a{/Control}The licence is blurred.");
    await user.dblClick(dialog.getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(refuse).toHaveBeenCalledWith({ id: 7, revision: 1, reason: "The licence is blurred." }));
    await expect(await canvas.findByText("The applicant is told.")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Why it was refused" })).toBeVisible();
    await expect(canvas.getByText(/^The licence is blurred\./)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(refuse).toHaveBeenCalledOnce();
  },
};

export const DecidedByAColleague: Story = {
  ...deskStory({
    path,
    role,
    answers: { "applications/detail": pending, "applications/refuse": rejection("It was decided already") },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse Lamps of Suzhou?" }));
    await user.click(dialog.getByRole("textbox", { name: "Reason" }));
    await user.keyboard("Blurred");
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(await dialog.findByText("It was decided already")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("Blurred");
  },
};

export const RejectionWithoutAnAnswer: Story = {
  ...deskStory({ path, role, answers: { "applications/detail": pending, "applications/refuse": unreachable } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse Lamps of Suzhou?" }));
    await user.click(dialog.getByRole("textbox", { name: "Reason" }));
    await user.keyboard("Blurred");
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(await dialog.findByText(/We got no answer/)).toBeVisible();
  },
};

export const WithoutDocuments: Story = {
  ...deskStory({
    path,
    role,
    answers: { "applications/detail": success(wireReceivedApplicationDetail({ document_count: 0, documents: [] })) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("None can be shown.")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "applications/detail", title: "Application" });

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "applications/detail",
  answer: pending,
  shown: (canvas) => canvas.findByRole("heading", { level: 1, name: "Lamps of Suzhou" }),
});

const usual = { ...deskStory({ path, role, answers: { "applications/detail": long } }), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
