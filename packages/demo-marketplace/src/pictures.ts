export { type Artwork, type Palette } from "./artwork.ts";
export { categoryPictures } from "./pictures/category-pictures.ts";
export { productPictures, valuePicture } from "./pictures/product-pictures.ts";
export {
  type Accent,
  type Arch,
  type Disc,
  type Item,
  item,
  type PictureRecipe,
  type Plinth,
  type Split,
  type Tone,
  type WindowLight,
} from "./pictures/recipe.ts";
export { setups } from "./pictures/setups.ts";
export { activityScenes, placeScenes } from "./pictures/scenes.ts";
