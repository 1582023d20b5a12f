import { frameStory } from "../story-help/frame-story.tsx";
import type { StoryPlay } from "../story-help/play.ts";
import { customer } from "../story-help/story-data.ts";
import { CustomerMenu } from "./customer-menu.tsx";

export default {
  title: "Frame/CustomerMenu",
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
    ...frameStory({ publicData: { ...customer, couponCount } }),
    play: async ({ canvas, userEvent }: StoryPlay) => {
      const greeting = await canvas.findByText("Hello, Mo");
      await userEvent.hover(greeting);
      await canvas.findByText("Log out");
    },
  };
}

export const Closed = frameStory({ publicData: customer });
export const NoCoupons = opened(0);
export const Coupons = opened(5);
export const ManyCoupons = opened(120);
export const LongName = {
  ...frameStory({ publicData: customer }),
  args: { nickname: "Wolfeschlegelsteinhausenbergerdorff" },
};
export const NameUnknown = { ...frameStory({ publicData: customer }), args: { nickname: "" } };
export const NoScreens = frameStory({ publicData: customer, screens: "catalogue" });
