import type { Material } from "./material.ts";
import { ceramicsAndStone } from "./materials/ceramics-and-stone.ts";
import { leather } from "./materials/leather.ts";
import { metals } from "./materials/metals.ts";
import { otherMaterials } from "./materials/other-materials.ts";
import { textiles } from "./materials/textiles.ts";
import { wood } from "./materials/wood.ts";

export const materials: readonly Material[] = [
  ...wood,
  ...textiles,
  ...leather,
  ...ceramicsAndStone,
  ...metals,
  ...otherMaterials,
];
