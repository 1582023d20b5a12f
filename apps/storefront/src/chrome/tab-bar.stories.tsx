import { frameStory } from "../story-help/frame-story.tsx";
import { customer } from "../story-help/story-data.ts";
import { TabBar } from "./tab-bar.tsx";

export default {
  title: "Frame/TabBar",
  component: TabBar,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "360" } },
};

export const Visitor = frameStory();
export const Customer = frameStory({ path: "/shop_cart", publicData: customer });
export const CatalogueAlone = frameStory({ screens: "catalogue" });
export const Japanese = { ...frameStory(), globals: { viewport: { value: "360" }, locale: "ja" } };
