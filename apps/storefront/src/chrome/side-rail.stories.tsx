import { frameStory } from "../story-help/frame-story.tsx";
import { customer } from "../story-help/story-data.ts";
import { SideRail } from "./side-rail.tsx";

export default {
  title: "Frame/SideRail",
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

export const Visitor = frameStory();
export const Customer = frameStory({ publicData: customer });
export const NothingToOffer = frameStory({ screens: "catalogue" });
