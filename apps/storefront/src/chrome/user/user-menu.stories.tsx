import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import { chromeStory } from "../../story-help/chrome-story.tsx";
import type { StoryPlay } from "../../story-help/play.ts";
import { customer } from "../../story-help/story-data.ts";
import { UserMenu } from "./user-menu.tsx";
import { pageWidth } from "../page-width.css.ts";
import * as look from "./user-layout.css.ts";

export default {
  title: "Chrome/UserMenu",
  component: UserMenu,
  render: () => (
    <div className={pageWidth}>
      <div className={look.columns}>
        <UserMenu />
        <main className={look.panel} />
      </div>
    </div>
  ),
};

export const Orders = chromeStory({ path: "/user/order", publicData: customer });
export const TopUpWithUsdt = {
  ...chromeStory({ path: "/user/USDTPay", publicData: customer }),
  play: async ({ canvas }: StoryPlay) => void canvas.getByRole("link", { name: "Wallet", current: "page" }),
};
export const Addresses = chromeStory({ path: "/user/address", publicData: { ...customer, couponCount: 120 } });
export const JapaneseOnAPhone = {
  ...chromeStory({ path: "/user/order", publicData: customer }),
  globals: inJapaneseOnAPhone,
};
