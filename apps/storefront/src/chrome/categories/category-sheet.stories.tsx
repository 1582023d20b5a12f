import { chromeStory } from "../../story-help/chrome-story.tsx";
import { CategorySheet } from "./category-sheet.tsx";

export default {
  title: "Chrome/CategorySheet",
  component: CategorySheet,
  args: { open: true, onClose: () => undefined },
  parameters: { layout: "fullscreen" },
};

export const Phone = { ...chromeStory(), globals: { viewport: { value: "360" } } };
export const Tablet = { ...chromeStory(), globals: { viewport: { value: "768" } } };
