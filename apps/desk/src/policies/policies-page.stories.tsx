import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { PoliciesPage } from "./policies-page.tsx";
import { noPolicies, somePolicies } from "./wire-policies.ts";

const meta = { title: "Desk/Policies", component: PoliciesPage } satisfies Meta<typeof PoliciesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [path, role] = ["/policies", "operator"] as const;
const some = deskStory({ path, role, answers: { "policies/list": somePolicies } });

export const Several: Story = {
  ...some,
  play: async ({ canvas }) => {
    const privacy = await canvas.findByRole("row", { name: /^Privacy policy/ });
    await expect(privacy).toHaveTextContent(/Version 1/);
    await expect(canvas.getByRole("row", { name: /^Merchant agreement/ })).toHaveTextContent(/To be checked/);
    await expect(canvas.getByText(/^Merchants cannot apply/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Service agreement" })).toHaveAttribute("href", "/policies/service");
  },
};

const add = fn((_sent: unknown) => success({ keys: ["service"] }));
export const NothingYet: Story = {
  ...deskStory({
    path,
    role,
    answers: { "policies/list": noPolicies, "policies/add_skeletons": (sent) => add(sent) },
  }),
  play: async ({ canvas }) => {
    add.mockClear();
    await expect(await canvas.findByText(/^Customers cannot register, and merchants cannot apply/)).toBeVisible();
    await (await realInput()).click(canvas.getByRole("button", { name: "Begin with skeletons" }));
    await expect(await canvas.findByText("The skeletons are there, to be checked.")).toBeVisible();
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = loadingStory({ path, role, call: "policies/list", title: "Policies" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "policies/list",
  answer: somePolicies,
  shown: (canvas) => canvas.findByRole("row", { name: /^Privacy policy/ }),
});
export const Chinese: Story = { ...some, play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...some, play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...some, play: loaded, globals: inKoreanOnATablet };
