import { ports } from "./ports.ts";

interface ListedProduct {
  readonly id: number;
  readonly name: string;
}

/** Products of the platform by its own search, in the given language. */
export async function findProducts(name: string, lang = "en"): Promise<readonly ListedProduct[]> {
  const url = `http://127.0.0.1:${ports.backend}/api/pc/goodsList?${new URLSearchParams({ name, page_size: "5" }).toString()}`;
  const response = await fetch(url, { headers: { lang } });
  const { data } = (await response.json()) as { data: { list: ListedProduct[] } };
  return data.list;
}

/** The product that journeys look at: it has two options, dead ends and a sold-out SKU. */
export async function teapot(lang = "en"): Promise<ListedProduct> {
  const [first] = await findProducts("Glazed Stoneware Teapot", lang);
  if (first === undefined) throw new Error("The demo marketplace has lost its teapot.");
  return first;
}
