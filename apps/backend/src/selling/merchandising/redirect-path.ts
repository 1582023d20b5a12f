/** What a path has to lead to before it may be shown in place of a search. */
export interface RedirectTarget {
  readonly kind: "page" | "product" | "category" | "shop" | "area" | "article";
  /** Null where the page is one of a kind. */
  readonly id: number | null;
}

/** Pages of the shop that are about nothing in particular. */
const pages = new Set([
  "/",
  "/shop_street",
  "/get_coupons",
  "/seckill",
  "/hotgoods_list",
  "/news_list",
  "/help_center",
]);
/** Pages of one thing, which the parameter `id` names. */
const pagesOfOne = new Map<string, RedirectTarget["kind"]>([
  ["/category", "category"],
  ["/shop_street_detail", "shop"],
  ["/special_area", "area"],
  ["/news_list/news_list_detail", "article"],
  ["/help_center/help_center_detail", "article"],
]);
/** What else such a page may be asked for. */
const viewOfShop = new Set(["view", "category"]);
const maxPathLength = 200;

/**
 * Where a path of the shop leads; null for one that leads out of it, nowhere, or to another list of search results, which
 * could lead back.
 */
export function redirectTarget(path: string): RedirectTarget | null {
  if (path.length > maxPathLength || !/^\/(?:[a-z_]+(?:\/[a-z_\d]+)*)?(?:\?[a-z_]+=\w+(?:&[a-z_]+=\w+)*)?$/.test(path))
    return null;
  const [page = "", search = ""] = path.split("?");
  if (pages.has(page)) return search === "" ? { kind: "page", id: null } : null;
  const product = /^\/goods_details\/([1-9]\d{0,8})$/.exec(page)?.[1];
  if (product !== undefined) return search === "" ? { kind: "product", id: Number(product) } : null;
  const kind = pagesOfOne.get(page);
  const parameters = new URLSearchParams(search);
  const id = parameters.get("id") ?? "";
  const others = [...parameters.keys()].filter((name) => name !== "id");
  const isKnown = new Set(parameters.keys()).size === parameters.size && /^[1-9]\d{0,8}$/.test(id);
  if (kind === undefined || !isKnown || !others.every((name) => kind === "shop" && viewOfShop.has(name))) return null;
  return { kind, id: Number(id) };
}
