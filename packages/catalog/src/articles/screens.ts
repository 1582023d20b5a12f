// Exported by one module, so that they are one chunk: together they are smaller than most pages, and whoever reads one of them
// soon opens another. What the first page of any visit carries of them is a name.
export { ArticlePage } from "../article/article-page.tsx";
export { HelpArticlePage } from "../help-article/help-article-page.tsx";
export { HelpPage } from "../help/help-page.tsx";
export { NewsPage } from "../news/news-page.tsx";
