import type { ActivityScene } from "./images/scenes.ts";
import type { Texts } from "./texts.ts";

export interface DemoActivityArea {
  /** Names its image. */
  readonly scene: ActivityScene;
  readonly name: Texts;
  /** One short sentence under the name. */
  readonly synopsis: Texts;
  /** Keys of `DemoProduct`s, in the order they are shown. */
  readonly products: readonly string[];
}
