import { chromeStory } from "../../story-help/chrome-story.tsx";
import type { StoryPlay } from "../../story-help/play.ts";
import { customer } from "../../story-help/story-data.ts";
import { CustomerMenu } from "./customer-menu.tsx";

export default {
  title: "Chrome/CustomerMenu",
  component: CustomerMenu,
  args: { nickname: "Mo" },
  render: (args: { readonly nickname: string }) => (
    <div style={{ display: "flex", justifyContent: "flex-end", minHeight: 260 }}>
      <CustomerMenu {...args} />
    </div>
  ),
};

function opened(couponCount: number) {
  return {
    ...chromeStory({ publicData: { ...customer, couponCount } }),
    play: async ({ canvas, userEvent }: StoryPlay) => {
      const greeting = await canvas.findByText("Hello, Mo");
      await userEvent.hover(greeting);
      await canvas.findByText("Log out");
    },
  };
}

export const Closed = chromeStory({ publicData: customer });
export const NoCoupons = opened(0);
export const Coupons = opened(5);
export const ManyCoupons = opened(120);
export const LongName = {
  ...chromeStory({ publicData: customer }),
  args: { nickname: "Wolfeschlegelsteinhausenbergerdorff" },
};
export const NameUnknown = { ...chromeStory({ publicData: customer }), args: { nickname: "" } };
export const NoScreens = chromeStory({ publicData: customer, screens: "catalogue" });
