import type { ImageSource } from "../../platform/files/serve-uploads.ts";
import { createStudio, type Studio } from "./images/studio.ts";

/**
 * The images of the demo marketplace, composed in the studio when they are first asked for; until then nothing of the
 * marketplace is loaded.
 */
export function demoImages(directory: string): ImageSource {
  let studio: Promise<Studio> | undefined;
  return async (path) => {
    studio ??= openStudio(directory);
    return (await (await studio).open(path))?.file ?? null;
  };
}

async function openStudio(directory: string): Promise<Studio> {
  const [{ marketplace }, { imageRecipes }] = await Promise.all([
    import("@plaza/demo-marketplace"),
    import("./images/catalogue.ts"),
  ]);
  return createStudio({ directory, recipes: imageRecipes(marketplace) });
}
