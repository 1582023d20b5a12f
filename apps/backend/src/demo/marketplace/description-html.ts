import { escapeHtml } from "../../platform/rich-text/escape-html.ts";
import type { DemoProduct, AttributeKey, Texts } from "@plaza/demo-marketplace";
import type { MarketplaceContents } from "./marketplace-contents.ts";
import { productImagePaths } from "./images/paths.ts";

/** What a product's page says about it: its description, its attributes, and its second and third image. */
export function descriptionHtml(
  product: DemoProduct,
  attributeLabels: MarketplaceContents["attributeLabels"],
  language: keyof Texts,
): string {
  const labelOf = (key: AttributeKey): Texts => {
    const label = attributeLabels[key];
    if (label === undefined) throw new Error(`The fact "${key}" of "${product.key}" has no name`);
    return label;
  };
  const attributes = product.attributes.map(
    ([key, value]) =>
      `<tr><th scope="row">${escapeHtml(labelOf(key)[language])}</th><td>${escapeHtml(value[language])}</td></tr>`,
  );
  const images = productImagePaths(product)
    .slice(1, 3)
    .map((path) => `<p><img src="/${path}" alt="${escapeHtml(product.name[language])}"></p>`);
  return [
    `<p>${escapeHtml(product.description[language])}</p>`,
    ...(attributes.length === 0 ? [] : [`<table><tbody>${attributes.join("")}</tbody></table>`]),
    ...images,
  ].join("");
}
