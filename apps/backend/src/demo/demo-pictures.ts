import type { UploadSource } from "../files/routes.ts";
import { departments } from "./departments.ts";
import { articles } from "./marketplace/articles.ts";
import { banners } from "./marketplace/banners.ts";
import { shops } from "./marketplace/shops.ts";
import { pictureRecipes } from "./pictures/catalogue.ts";
import { createStudio } from "./pictures/studio.ts";

/** The pictures of the demo marketplace, composed in the studio when they are first asked for. */
export function demoPictures(directory: string): UploadSource {
  const studio = createStudio({ directory, recipes: pictureRecipes({ departments, shops, banners, articles }) });
  return async (path) => (await studio.open(path))?.file ?? null;
}
