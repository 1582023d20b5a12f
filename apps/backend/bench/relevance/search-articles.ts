import type { Language } from "../../src/platform/store/language.ts";

/** Keys of the articles that a search of the platform shows first, each once. */
export async function searchArticles(
  url: string,
  keys: ReadonlyMap<number, string>,
  text: string,
  language: Language,
): Promise<readonly string[]> {
  const parameters = new URLSearchParams({ name: text, page_size: "100", group: "1" });
  const answer = await fetch(`${url}/api/pc/goodsList?${parameters}`, { headers: { lang: language } });
  const body: { readonly data: { readonly list: readonly { readonly id: number }[] } } = await answer.json();
  return [...new Set(body.data.list.map(({ id }) => keys.get(id) ?? ""))];
}
