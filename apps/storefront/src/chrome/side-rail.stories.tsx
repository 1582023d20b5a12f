import { chromeStory } from "../story-help/chrome-story.tsx";
import { customer } from "../story-help/story-data.ts";
import { SideRail } from "./side-rail.tsx";

export default {
  title: "Chrome/SideRail",
  component: SideRail,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "1280" } },
  render: () => (
    <>
      <SideRail />
      <div style={{ height: 600 }} />
    </>
  ),
};

export const Visitor = chromeStory();
export const Customer = chromeStory({ publicData: customer });
export const NothingToOffer = chromeStory({ screens: "catalogue" });
