import { expect } from "storybook/test";
import { cutWords, tooWide } from "./layout-checks.ts";

/** What every story is asked once it is played, asked of what does not fit. */
export default { title: "Checks/Layout", render: () => <></> };

/** Gone again before the story itself is asked. */
function whileShown<Found>(markup: string, find: (root: Element) => Found): Found {
  const container = document.createElement("div");
  container.innerHTML = markup;
  document.body.append(container);
  try {
    return find(container);
  } finally {
    container.remove();
  }
}

const words = "A line of several words";
const line = (style: string) => `<p style="width: 80px; white-space: nowrap; ${style}">${words}</p>`;

export const CutWords = {
  play: async () => {
    const cut = (markup: string) => whileShown(markup, cutWords);
    await expect(cut(line("overflow: hidden"))).toEqual([words]);
    await expect(cut(`<div style="height: 10px; overflow: hidden"><p>${words}</p></div>`)).toEqual([words]);
    await expect(cut(line("overflow: hidden; text-overflow: ellipsis"))).toEqual([]);
    await expect(cut(line("overflow: auto"))).toEqual([]);
    await expect(cut(line("overflow: hidden; width: 400px"))).toEqual([]);
    await expect(cut(line("overflow: hidden; visibility: hidden"))).toEqual([]);
    await expect(cut(line("overflow: hidden; text-indent: 80px"))).toEqual([]);
  },
};

export const TooWide = {
  globals: { viewport: { value: "360" } },
  play: async () => {
    const wide = (markup: string) => whileShown(markup, tooWide);
    await expect(wide(`<p style="width: 400px">${words}</p>`)).toEqual([`html by 40 px for p “${words}”`]);
    await expect(
      wide(`<div role="dialog" style="width: 80px; overflow-y: auto"><p style="width: 90px">${words}</p></div>`),
    ).toEqual([`div by 10 px for p “${words}”`]);
    await expect(wide(`<div style="overflow-x: auto"><p style="width: 400px">${words}</p></div>`)).toEqual([]);
    await expect(wide(`<p style="width: 200px">${words}</p>`)).toEqual([]);
  },
};
