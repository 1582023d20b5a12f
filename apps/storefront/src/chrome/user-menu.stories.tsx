import { frameStory } from "../story-help/frame-story.tsx";
import { customer } from "../story-help/story-data.ts";
import { UserMenu } from "./user-menu.tsx";
import * as look from "./user-layout.css.ts";

export default {
  title: "Frame/UserMenu",
  component: UserMenu,
  render: () => (
    <div className={look.columns}>
      <UserMenu />
      <main className={look.panel} />
    </div>
  ),
};

export const Orders = frameStory({ path: "/user/order", publicData: customer });
export const Addresses = frameStory({ path: "/user/address", publicData: { ...customer, couponCount: 120 } });
export const Phone = {
  ...frameStory({ path: "/user/address", publicData: customer }),
  globals: { viewport: { value: "360" } },
};
export const Chinese = { ...frameStory({ path: "/user/order", publicData: customer }), globals: { locale: "zh" } };
export const Japanese = { ...frameStory({ path: "/user/order", publicData: customer }), globals: { locale: "ja" } };
export const Korean = { ...frameStory({ path: "/user/order", publicData: customer }), globals: { locale: "ko" } };
