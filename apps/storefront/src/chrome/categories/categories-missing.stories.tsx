import { chromeStory } from "../../story-help/chrome-story.tsx";
import type { StoryPlay } from "../../story-help/play.ts";
import { CategoriesMissing } from "./categories-missing.tsx";

let asked = 0;
const ask = (): void => void (asked += 1);

export default {
  title: "Chrome/CategoriesMissing",
  component: CategoriesMissing,
  args: { position: "panel", tree: { categories: [], failed: true, asking: false, ask } },
  globals: { viewport: { value: "1280" } },
};

export const InThePanel = {
  ...chromeStory(),
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const before = asked;
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    if (asked !== before + 1) throw new Error("The categories were not asked for again.");
  },
};
export const InTheSheet = { ...chromeStory(), args: { position: "sheet" }, globals: { viewport: { value: "360" } } };
export const Chinese = { ...chromeStory(), globals: { viewport: { value: "1280" }, locale: "zh" } };
