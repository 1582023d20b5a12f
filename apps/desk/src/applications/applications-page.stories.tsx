import { wireReceivedApplication } from "@plaza/api-client/testing";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { ApplicationsPage } from "./applications-page.tsx";

const meta = { title: "Desk/Applications", component: ApplicationsPage } satisfies Meta<typeof ApplicationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const decidedAt = "2026-11-24T02:00:00.000Z";
const counts = { counts: { pending: 2 } };
const all = listed(
  [
    wireReceivedApplication(),
    wireReceivedApplication({
      id: 8,
      name: "The Workshop for Hand-Blown Lamps, Lanterns and Other Light Beside the Old Harbour of Qingdao",
      category: "Lighting, furniture and whatever else belongs into a room in the evening",
      document_count: 1,
    }),
    wireReceivedApplication({ id: 9, name: "Lindenholz", state: "approved", decided_at: decidedAt, document_count: 0 }),
    wireReceivedApplication({ id: 10, name: "Copies & More", state: "refused", decided_at: decidedAt }),
  ],
  counts,
);
const [path, everything] = ["/applications", "/applications?list=all"];
const role = "operator";

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("link", { name: "Lamps of Suzhou" })).toBeVisible();
};

export const AllOfThem: Story = {
  ...deskStory({ path: everything, role, answers: { "applications/list": all } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Applications" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Lamps of Suzhou" })).toHaveAttribute(
      "href",
      "/applications/7",
    );
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "To decide 2" })).not.toHaveAttribute("aria-current");
    const row = within(canvas.getByRole("row", { name: /^The Workshop for Hand-Blown Lamps/ }));
    await expect(row.getByText("1 document")).toBeVisible();
    await expect(row.getByText("To be decided")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /^Lindenholz/ })).getByText("Approved")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /^Copies & More/ })).getByText("Refused")).toBeVisible();
  },
};

const asked = fn((_sent: unknown) => listed([wireReceivedApplication()], counts, 45));
export const AnotherPageOfAList: Story = {
  ...deskStory({ path, role, answers: { "applications/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "Refused" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ state: "refused", page_no: "1", page_size: "20" }));
    // Each list has a next page.
    const next = () => canvas.getByRole("link", { name: "Next page" });
    await waitFor(() => expect(next()).toHaveAttribute("href", expect.stringContaining("list=refused")));
    await user.click(next());
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ state: "refused", page_no: "2", page_size: "20" }));
    await user.click(await canvas.findByRole("link", { name: "All" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ page_no: "1", page_size: "20" }));
  },
};

export const NoApplications: Story = {
  ...deskStory({ path, role, answers: { "applications/list": listed([], { counts: { pending: 0 } }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No applications here" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "applications/list", title: "Applications" });

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "applications/list",
  answer: all,
  shown: (canvas) => canvas.findByRole("link", { name: "Lamps of Suzhou" }),
});

export const ForAnOwner: Story = {
  ...deskStory({ path, role: "owner", answers: { "applications/list": all } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Lamps of Suzhou" })).toBeNull();
  },
};

const usual = { ...deskStory({ path: everything, role, answers: { "applications/list": all } }), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
