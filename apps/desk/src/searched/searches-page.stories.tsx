import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { SearchesPage } from "./searches-page.tsx";

const meta = { title: "Desk/Searches", component: SearchesPage } satisfies Meta<typeof SearchesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sofa = {
  language: "en",
  text: "sofa",
  searches: 1240,
  without_result: 0,
  hits: 7,
  clicks: 744,
  place: 1.7,
  carts: 99,
};
const rug = { ...sofa, text: "rug", searches: 80, without_result: 80, hits: 0, clicks: 0, place: null, carts: 0 };
const kettle = { ...sofa, language: "zh", text: "电水壶", searches: 12, hits: null, clicks: 3, place: 12.4, carts: 0 };
const long = { ...sofa, text: "a text of sixty characters that somebody has searched for, so" };
const some = listed([sofa, rug, kettle, long], { shop_url: "https://shop.example" });
const couch = {
  language: "en",
  text: "couch",
  next: "sofa",
  times: 31,
  searches: 90,
  clicks: 1,
  next_searches: 1240,
  next_clicks: 744,
};
const pairs = listed([couch, { ...couch, language: "ja", text: "長椅子", next: "ソファ", next_searches: 0 }], {
  shop_url: "https://shop.example",
});
const path = "/searches";
const role = "operator";

export const TopSearches: Story = {
  ...deskStory({ path, role, answers: { "searches/list": some } }),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /^sofa/ }));
    await expect(row.getByRole("link", { name: "sofa" })).toHaveAttribute(
      "href",
      "https://shop.example/pc/goods_list?name=sofa",
    );
    await expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "1,240",
      "7",
      "0 (0%)",
      "744 (60%)",
      "1.7",
      "99 (8%)",
    ]);
    const chinese = within(canvas.getByRole("row", { name: /^电水壶/ }));
    await expect(chinese.getByRole("link", { name: "电水壶" })).toHaveAttribute(
      "href",
      `https://shop.example/pc/zh/goods_list?${new URLSearchParams({ name: "电水壶" })}`,
    );
    await expect(chinese.getAllByRole("cell")[1]).toHaveTextContent("–");
  },
};

export const WithoutAnAddressOfTheShop: Story = {
  ...deskStory({ path, role, answers: { "searches/list": listed([sofa], { shop_url: "" }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /^sofa/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "sofa" })).toBeNull();
  },
};

const asked = fn((_sent: unknown) => listed([rug], { shop_url: "" }, 45));
export const AnotherListDaysAndLanguage: Story = {
  ...deskStory({ path, role, answers: { "searches/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("row", { name: /^rug/ })).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({ list: "top", days: "30", page_no: "1", page_size: "20" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Period" }), "90");
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ days: "90" })));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Searched in" }), "ja");
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        list: "top",
        days: "90",
        language: "ja",
        page_no: "1",
        page_size: "20",
      }),
    );
    await user.click(canvas.getByRole("link", { name: "Without a result" }));
    // Each list has a second page.
    const second = () => canvas.getByRole("link", { name: "Page 2" });
    await waitFor(() => expect(second()).toHaveAttribute("href", expect.stringContaining("list=withoutResult")));
    await user.click(second());
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        list: "without_result",
        days: "90",
        language: "ja",
        page_no: "2",
        page_size: "20",
      }),
    );
  },
};

export const WithoutAClick: Story = {
  ...deskStory({
    path: `${path}?list=withoutClick`,
    role,
    answers: { "searches/list": listed([{ ...sofa, clicks: 9 }]) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/fewer than one search in twenty/)).toBeVisible();
    await expect(await canvas.findByText("9 (1%)")).toBeVisible();
  },
};

const proposed = fn((_sent: unknown) => pairs);
export const ProposedSynonyms: Story = {
  ...deskStory({
    path: `${path}?list=proposed`,
    role,
    answers: { "searches/refinements": (sent) => proposed(sent) },
  }),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /^couch/ }));
    await expect(proposed).toHaveBeenLastCalledWith({ proposed: "1", days: "30", page_no: "1", page_size: "20" });
    await expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "sofa English",
      "31",
      "1 (1%)",
      "744 (60%)",
      "Make it a synonym",
    ]);
    await expect(row.getByRole("link", { name: "Make it a synonym" })).toHaveAttribute(
      "href",
      "/search-rules?synonymOf=couch&synonym=sofa",
    );
  },
};

export const SearchedNext: Story = {
  ...deskStory({ path: `${path}?list=refinements`, role, answers: { "searches/refinements": pairs } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "長椅子" })).toBeVisible();
  },
};

export const Nothing: Story = {
  ...deskStory({ path, role, answers: { "searches/list": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing was searched like that" })).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "searches/list", title: "Searches" });

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "searches/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("row", { name: /^sofa/ }),
});

const usual = { ...deskStory({ path, role, answers: { "searches/list": some } }), play: loaded };
const usualPairs = {
  ...deskStory({ path: `${path}?list=proposed`, role, answers: { "searches/refinements": pairs } }),
  play: loaded,
};
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
export const ProposedOnAPhone: Story = { ...usualPairs, globals: inJapaneseOnAPhone };
