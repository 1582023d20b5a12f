import { chromeStory } from "../../story-help/chrome-story.tsx";
import { customer } from "../../story-help/story-data.ts";
import { TabBar } from "./page-bottom.tsx";

export default {
  title: "Chrome/TabBar",
  component: TabBar,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "360" } },
};

export const Visitor = chromeStory();
export const Customer = chromeStory({ path: "/shop_cart", publicData: customer });
export const CatalogueAlone = chromeStory({ screens: "catalogue" });
export const Japanese = { ...chromeStory(), globals: { viewport: { value: "360" }, locale: "ja" } };
