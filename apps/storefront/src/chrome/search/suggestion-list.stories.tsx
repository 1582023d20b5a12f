import type { Suggestions } from "@plaza/api-client";
import { image } from "@plaza/testing/images";
import { chromeStory } from "../../story-help/chrome-story.tsx";
import type { StoryPlay } from "../../story-help/play.ts";
import { SuggestionList, type SuggestionListProps } from "./suggestion-list.tsx";

const products = ["Glazed Stoneware Teapot, 900 ml", "Teapot Warmer, Cast Iron", "Tea Caddy, Tin"].map(
  (name, index) => ({
    id: index + 1,
    name,
    image: index === 2 ? null : image("teapot", { width: 88 }),
    price: 5400 + index * 1200,
    flash: index === 1,
  }),
);
const suggestions: Suggestions = {
  searches: ["tea", "teapot with strainer"],
  products,
  categories: [{ id: 21, name: "Tea & coffee" }],
  shops: [
    { id: 7, name: "Teahouse on the hill", logo: null, selfOperated: false },
    { id: 8, name: "Plaza Tea", logo: image("jar", { width: 88 }), selfOperated: true },
  ],
};

export default {
  title: "Chrome/SuggestionList",
  component: SuggestionList,
  ...chromeStory(),
  args: { id: "suggestions", suggestions, active: -1, onChoose: () => undefined },
  render: (args: SuggestionListProps) => (
    <div style={{ position: "relative", maxWidth: 580, height: 460 }}>
      <SuggestionList {...args} />
    </div>
  ),
};

export const All = {};
export const Active = {
  args: { active: 5 },
  play: async ({ canvas }: StoryPlay) => {
    const option = canvas.getByRole("option", { name: "Tea & coffee" });
    if (option.getAttribute("aria-selected") !== "true") throw new Error("The sixth option is the category.");
  },
};
export const ActiveSearch = {
  args: { active: 1 },
  play: async ({ canvas }: StoryPlay) => {
    const group = canvas.getByRole("group", { name: "Popular searches" });
    const option = canvas.getByRole("option", { name: "teapot with strainer" });
    if (!group.contains(option) || option.getAttribute("aria-selected") !== "true")
      throw new Error("The second option is the second search.");
    if (option.getAttribute("href")?.endsWith("goods_list?name=teapot+with+strainer") !== true)
      throw new Error(`A search leads to its list, not to ${option.getAttribute("href")}`);
  },
};
export const SearchesOnly = { args: { suggestions: { searches: ["tea"], products: [], categories: [], shops: [] } } };
export const CategoriesOnly = { args: { suggestions: { ...suggestions, searches: [], products: [], shops: [] } } };
export const LongTexts = {
  args: {
    suggestions: {
      searches: ["a search of sixty characters that nobody would ever type, so"],
      products: [{ ...products[0], name: "Handwoven willow market basket with reinforced oak handle ".repeat(3) }],
      categories: [{ id: 1, name: "Endlesswordofsomebody".repeat(6) }],
      shops: [
        {
          id: 1,
          name: "A shop whose name does not fit into this line at all ".repeat(2),
          logo: null,
          selfOperated: true,
        },
      ],
    },
  },
};
export const Phone = { globals: { viewport: { value: "360" } } };
