import type { ActivityScene } from "./pictures/scenes.ts";
import type { Localized } from "./types.ts";

export interface DemoActivityArea {
  /** Names its picture. */
  readonly scene: ActivityScene;
  readonly name: Localized;
  /** One short sentence under the name. */
  readonly synopsis: Localized;
  /** Keys of `DemoProduct`s, in the order they are shown. */
  readonly products: readonly string[];
}
