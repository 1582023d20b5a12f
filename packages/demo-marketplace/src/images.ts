export { type Artwork, type Palette } from "./artwork.ts";
export { categoryImages } from "./images/category-images.ts";
export { productImages, valueImage } from "./images/product-images.ts";
export {
  type Accent,
  type Arch,
  type Disc,
  type Item,
  item,
  type ImageRecipe,
  type Plinth,
  type Split,
  type Tone,
  type WindowLight,
} from "./images/recipe.ts";
export { setups } from "./images/setups.ts";
export { activityScenes, pageScenes } from "./images/scenes.ts";
