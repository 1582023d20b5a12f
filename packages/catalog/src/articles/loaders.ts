// One chunk, like the pages: see `screens.ts`.
export { loadArticle } from "../article/article-loader.ts";
export { loadHelpArticle } from "../help-article/help-article-loader.ts";
export { loadHelp } from "../help/help-loader.ts";
export { loadNews } from "../news/news-loader.ts";
