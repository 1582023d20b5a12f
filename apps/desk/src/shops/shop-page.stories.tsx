import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireShopDetail } from "../story-help/wire-shops.ts";
import { ShopPage } from "./shop-page.tsx";

const meta = { title: "Desk/Shop", component: ShopPage } satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/shops/4";
const role = "operator";
const answers = { "shops/detail": success(wireShopDetail()) };

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

/** It has just been made, and its owner has said nothing yet. */
export const JustMade: Story = {
  ...deskStory({
    path,
    role,
    answers: {
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
  },
};

export const Loading: Story = loadingStory({ path, role, call: "shops/detail", title: "Shop" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "shops/detail",
  answer: answers["shops/detail"],
  shown: (canvas) => canvas.findByText("椴木灯火"),
});

const usual = { ...deskStory({ path, role, answers }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
