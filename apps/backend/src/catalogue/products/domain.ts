import { anyMethod, type Call, getOnly, countedAs } from "../../platform/http/call.ts";
import { categoryTree } from "./category-tree.ts";
import { handleFacets } from "./facets-call.ts";
import { handlePlatformList } from "./platform-list-call.ts";
import { handleProductIds } from "./product-ids-call.ts";
import { handleSiteList } from "./site-list-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { catalogMessages } from "./catalog-messages.ts";
import { createProductViews } from "./product-views.ts";

/** A list of products is a search once a text is given. */
function searchBy(parameter: string, list: Call): Call {
  return countedAs("search", list, (query) => query.text(parameter) !== "");
}

export const catalogDomain = {
  name: "catalog",
  calls: {
    "pc/category": anyMethod((context) => categoryTree(context.db, context)),
    "pc/goodsList": searchBy("name", anyMethod(handleSiteList)),
    "goods/getGoodsList": searchBy(
      "keyword",
      getOnly((context) => handlePlatformList(context, "default")),
    ),
    "goods/getHotList": searchBy(
      "keyword",
      getOnly((context) => handlePlatformList(context, "best-selling")),
    ),
    "goods/ids": getOnly(handleProductIds),
    "goods/facets": countedAs("facets", getOnly(handleFacets)),
  },
  messages: catalogMessages,
  open: ({ db, report }) => {
    const productViews = createProductViews(db, (error) => report(error, "views of products could not be written"));
    return { services: { productViews }, close: () => productViews.close() };
  },
} satisfies Domain;
