import { frameStory } from "../story-help/frame-story.tsx";
import { CategorySheet } from "./category-sheet.tsx";

export default {
  title: "Frame/CategorySheet",
  component: CategorySheet,
  args: { open: true, onClose: () => undefined },
  parameters: { layout: "fullscreen" },
};

export const Phone = { ...frameStory(), globals: { viewport: { value: "360" } } };
export const Tablet = { ...frameStory(), globals: { viewport: { value: "768" } } };
export const Chinese = { ...frameStory(), globals: { viewport: { value: "360" }, locale: "zh" } };
