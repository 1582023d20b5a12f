// Exported by one module, loaders and all, so that they are one chunk: together they are smaller than most pages, and whoever
// reads one of them soon opens another. What the first page of any visit carries of them is a name.
export { loadArticle } from "../article/article-loader.ts";
export { ArticlePage } from "../article/article-page.tsx";
export { loadHelpArticle } from "../help-article/help-article-loader.ts";
export { HelpArticlePage } from "../help-article/help-article-page.tsx";
export { loadHelp } from "../help/help-loader.ts";
export { HelpPage } from "../help/help-page.tsx";
export { loadNews } from "../news/news-loader.ts";
export { NewsPage } from "../news/news-page.tsx";
