import type { PictureRecipe } from "./pictures/recipe.ts";
import type { Localized } from "./types.ts";

export interface DemoArticle {
  /** Unique over news and help, kebab-case; names its picture. */
  readonly key: string;
  readonly title: Localized;
  /** Two lines in a list. */
  readonly intro: Localized;
  /** HTML of paragraphs, lists and second-level headings; no pictures, no links. */
  readonly body: Localized;
  readonly picture: PictureRecipe;
  /** Published this many days before the marketplace's first start. */
  readonly daysAgo: number;
  readonly views: number;
  /** Also runs through the ticker at the top of every page. */
  readonly announcement?: boolean;
}

export interface DemoArticleCategory {
  readonly key: string;
  readonly name: Localized;
  readonly articles: readonly DemoArticle[];
}
