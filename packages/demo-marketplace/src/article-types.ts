import type { ImageRecipe } from "./images/recipe.ts";
import type { Texts } from "./texts.ts";

export interface DemoArticle {
  /** Unique over news and help, kebab-case; names its image. */
  readonly key: string;
  readonly title: Texts;
  /** Two lines in a list. */
  readonly intro: Texts;
  /** HTML of paragraphs, lists and second-level headings; no images, no links. */
  readonly body: Texts;
  readonly image: ImageRecipe;
  /** Published this many days before the marketplace's first start. */
  readonly daysAgo: number;
  readonly views: number;
  /** Also runs through the ticker at the top of every page. */
  readonly announcement?: boolean;
}

export interface DemoArticleCategory {
  readonly key: string;
  readonly name: Texts;
  readonly articles: readonly DemoArticle[];
}
