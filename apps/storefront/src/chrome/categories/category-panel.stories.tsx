import { chromeStory } from "../../story-help/chrome-story.tsx";
import { categoryTree } from "../../story-help/story-data.ts";
import { CategoryFlyout } from "./category-flyout.tsx";
import { CategoryPanel } from "./category-panel.tsx";

const nothing = (): void => undefined;
const [, kitchen] = categoryTree;
const known = { categories: categoryTree, failed: false, asking: false, ask: nothing };

export default {
  title: "Chrome/CategoryPanel",
  component: CategoryPanel,
  args: { departments: categoryTree, tree: known, floating: false, onChoose: nothing },
  globals: { viewport: { value: "1280" } },
};

export const InThePage = chromeStory();
export const OverThePage = { ...chromeStory(), args: { floating: true } };
export const FlyoutOpen = {
  ...chromeStory(),
  render: () => (
    <div style={{ position: "relative", height: 440 }}>
      {kitchen !== undefined && (
        <CategoryFlyout category={kitchen} takesFocus={false} onChoose={nothing} onLeave={nothing} onStep={nothing} />
      )}
    </div>
  ),
};
const many = [...categoryTree, ...categoryTree.map((each) => ({ ...each, id: each.id + 50 }))];
export const ManyCategories = { ...chromeStory(), args: { departments: many, tree: { ...known, categories: many } } };
/** The lower levels have not arrived yet. */
export const DepartmentsAlone = { ...chromeStory(), args: { tree: { ...known, categories: [] } } };
