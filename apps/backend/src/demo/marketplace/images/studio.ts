import type { ImageRecipe } from "@plaza/demo-marketplace/images";
import pLimit from "p-limit";
import { composeImage } from "./composer.ts";
import { writeWhole } from "../../../platform/ports/uploads/write-whole.ts";
import { isWhole, imageFile } from "./image-file.ts";

export interface StudioOptions {
  /** Where finished images are kept; made when it does not exist. */
  readonly directory: string;
  /** The images there are, by storage path; no other path is ever touched. */
  readonly recipes: ReadonlyMap<string, ImageRecipe>;
  readonly compose?: (recipe: ImageRecipe) => Promise<Buffer>;
}

export interface Studio {
  /** The file of an image, composed now if it has not been before; null for a path that is not an image's. */
  readonly open: (path: string) => Promise<{ readonly file: string } | null>;
}

/** A composition keeps one core busy; more at once would only make every one of them late. */
const atOnce = 2;

export function createStudio({ directory, recipes, compose = composeImage }: StudioOptions): Studio {
  const inTurn = pLimit(atOnce);
  const inFlight = new Map<string, Promise<void>>();

  async function finish(file: string, recipe: ImageRecipe): Promise<void> {
    if (await isWhole(file)) return;
    await inTurn(async () => writeWhole(file, await compose(recipe)));
  }

  async function open(path: string): Promise<{ readonly file: string } | null> {
    const recipe = recipes.get(path);
    if (recipe === undefined) return null;
    const file = imageFile(directory, path, recipe);
    let finished = inFlight.get(file);
    if (finished === undefined) {
      finished = finish(file, recipe).finally(() => inFlight.delete(file));
      inFlight.set(file, finished);
    }
    await finished;
    return { file };
  }

  return { open };
}
