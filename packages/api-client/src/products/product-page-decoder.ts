import { page } from "../wire/page.ts";
import { productCard } from "./product-card.ts";

/** What every list of products answers. */
export const productPage = page(productCard);
