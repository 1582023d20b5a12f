import { ports } from "./ports.ts";

interface ListedArticle {
  readonly id: number;
  readonly title: string;
}

/** What the platform lists of the news or of the help centre, in its own order. */
export async function listedArticles(kind: "article" | "help", lang = "en"): Promise<readonly ListedArticle[]> {
  const response = await fetch(`http://127.0.0.1:${ports.backend}/api/${kind}/lists?page_size=100`, {
    headers: { lang },
  });
  const { data } = (await response.json()) as { data: { list: ListedArticle[] } };
  return data.list;
}

/** The address of an article by its English title: the demo's articles have sections, a list and neighbours. */
async function addressOf(kind: "article" | "help", path: string, title: string): Promise<string> {
  const article = (await listedArticles(kind)).find((each) => each.title === title);
  if (article === undefined) throw new Error(`The demo marketplace has lost “${title}”.`);
  return `${path}?id=${article.id}`;
}

export function longNews(): Promise<string> {
  return addressOf("article", "/news_list/news_list_detail", "How to choose a teapot you will use every day");
}

export function couponAnswer(): Promise<string> {
  return addressOf("help", "/help_center/help_center_detail", "My coupon is not accepted");
}
