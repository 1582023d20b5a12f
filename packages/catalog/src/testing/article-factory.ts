import type { ArticleDetail, ArticleSummary, Page } from "@plaza/api-client";
import { bannerImage, sceneNames } from "@plaza/testing/images";

const titles = [
  "A bowl from Jingdezhen, and the eleven hands it passes through",
  "Tea week: five pots, one question",
  "Winter shipping times",
  "Coupons every morning at 10:00",
  "Paper Weather turns three",
];

export const articleCategories = [
  { id: 1, name: "Notices" },
  { id: 2, name: "Stories" },
];

/** Different articles with ids from 1, of both categories. */
export function articleSummaries(count: number): readonly ArticleSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: titles[index % titles.length] ?? "",
    intro: "One piece of stoneware, six days, four rooms. We followed it from the clay to the parcel.",
    image: bannerImage(sceneNames[index % sceneNames.length] ?? "jar", 880, 560),
    views: 1482 - index * 90,
    createdAt: Date.UTC(2026, 10, 20 - index),
    updatedAt: null,
    category: articleCategories[index % 2] ?? null,
  }));
}

export function articlePage(changes: Partial<Page<ArticleSummary>> = {}): Page<ArticleSummary> {
  const { page = 1, pageSize = 10, total = 24 } = changes;
  const items = articleSummaries(total).slice((page - 1) * pageSize, page * pageSize);
  return { items, total, page, pageSize, hasMore: page * pageSize < total, ...changes };
}

/** As the sanitiser leaves it. */
const text = `<p>It takes six days to make a bowl that costs thirty-eight yuan. Most of that time it simply waits.</p>
<h2>The room where nothing happens</h2><p>Three hundred bowls stand on boards of pine and lose water.</p>
<blockquote>You do not look at the bowl. You look at the board.</blockquote>
<h2>Light &amp; sound</h2><p>${"A bowl is held against a lamp, turned once, and tapped. ".repeat(12)}</p>
<h2>Paper</h2><table><tbody><tr><td>Wallet</td><td>At once</td></tr><tr><td>Bank card</td><td>1 to 7 days</td></tr></tbody></table>
<ul><li>No plastic.</li><li>Two layers.</li></ul>`;

export function articleDetail(changes: Partial<ArticleDetail> = {}): ArticleDetail {
  const [first, ...others] = articleSummaries(6);
  return {
    id: 1,
    title: first?.title ?? "",
    intro: first?.intro ?? "",
    image: first?.image ?? null,
    category: { id: 2, name: "Stories" },
    createdAt: Date.UTC(2026, 10, 20),
    updatedAt: Date.UTC(2026, 10, 21),
    views: 1482,
    contentHtml: text as ArticleDetail["contentHtml"],
    recommendations: others,
    previous: { id: 3, title: "Tea week: five pots, one question" },
    next: { id: 4, title: "Winter shipping times" },
    ...changes,
  };
}
