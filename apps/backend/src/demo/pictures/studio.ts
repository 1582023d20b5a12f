import type { PictureRecipe } from "@plaza/demo-marketplace/pictures";
import { composePicture } from "./composer.ts";
import { isWhole, pictureFile, writeWhole } from "./picture-file.ts";
import { createQueue } from "./queue.ts";

export interface StudioOptions {
  /** Where finished pictures are kept; made when it does not exist. */
  readonly directory: string;
  /** The pictures there are, by storage path; no other path is ever touched. */
  readonly recipes: ReadonlyMap<string, PictureRecipe>;
  readonly compose?: (recipe: PictureRecipe) => Promise<Buffer>;
}

export interface Studio {
  /** The file of a picture, composed now if it has not been before; null for a path that is not a picture's. */
  readonly open: (path: string) => Promise<{ readonly file: string } | null>;
}

/** A composition keeps one core busy; more at once would only make every one of them late. */
const atOnce = 2;

export function createStudio({ directory, recipes, compose = composePicture }: StudioOptions): Studio {
  const inQueue = createQueue(atOnce);
  const inFlight = new Map<string, Promise<void>>();

  async function finish(file: string, recipe: PictureRecipe): Promise<void> {
    if (await isWhole(file)) return;
    await inQueue(async () => writeWhole(file, await compose(recipe)));
  }

  async function open(path: string): Promise<{ readonly file: string } | null> {
    const recipe = recipes.get(path);
    if (recipe === undefined) return null;
    const file = pictureFile(directory, path, recipe);
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
