import { chromeStory } from "../story-help/chrome-story.tsx";
import type { StoryPlay } from "../story-help/play.ts";
import { customer } from "../story-help/story-data.ts";
import { UserMenu } from "./user-menu.tsx";
import * as look from "./user-layout.css.ts";

export default {
  title: "Chrome/UserMenu",
  component: UserMenu,
  render: () => (
    <div className={look.columns}>
      <UserMenu />
      <main className={look.panel} />
    </div>
  ),
};

export const Orders = chromeStory({ path: "/user/order", publicData: customer });
export const TopUpWithUsdt = {
  ...chromeStory({ path: "/user/USDTPay", publicData: customer }),
  play: async ({ canvas }: StoryPlay) => void canvas.getByRole("link", { name: "Wallet", current: "page" }),
};
export const Addresses = chromeStory({ path: "/user/address", publicData: { ...customer, couponCount: 120 } });
export const Phone = {
  ...chromeStory({ path: "/user/address", publicData: customer }),
  globals: { viewport: { value: "360" } },
};
export const Chinese = { ...chromeStory({ path: "/user/order", publicData: customer }), globals: { locale: "zh" } };
export const Japanese = { ...chromeStory({ path: "/user/order", publicData: customer }), globals: { locale: "ja" } };
export const Korean = { ...chromeStory({ path: "/user/order", publicData: customer }), globals: { locale: "ko" } };
