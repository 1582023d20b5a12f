import type { UploadSource } from "../files/serve-uploads.ts";
import { createStudio, type Studio } from "./pictures/studio.ts";

/**
 * The pictures of the demo marketplace, composed in the studio when they are first asked for; until then nothing of the
 * marketplace is loaded.
 */
export function demoPictures(directory: string): UploadSource {
  let studio: Promise<Studio> | undefined;
  return async (path) => {
    studio ??= openStudio(directory);
    return (await (await studio).open(path))?.file ?? null;
  };
}

async function openStudio(directory: string): Promise<Studio> {
  const [{ marketplace }, { pictureRecipes }] = await Promise.all([
    import("@plaza/demo-marketplace"),
    import("./pictures/catalogue.ts"),
  ]);
  return createStudio({ directory, recipes: pictureRecipes(marketplace) });
}
