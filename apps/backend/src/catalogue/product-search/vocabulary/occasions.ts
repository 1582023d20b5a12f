import type { Occasion } from "./occasion.ts";
import { atHome } from "./occasions/at-home.ts";
import { celebrations } from "./occasions/celebrations.ts";
import { children } from "./occasions/children.ts";
import { festivals } from "./occasions/festivals.ts";
import { journeysAndWork } from "./occasions/journeys-and-work.ts";
import { kitchenAndTable } from "./occasions/kitchen-and-table.ts";
import { outdoors } from "./occasions/outdoors.ts";
import { pastimes } from "./occasions/pastimes.ts";
import { pets } from "./occasions/pets.ts";
import { weather } from "./occasions/weather.ts";

export const occasions: readonly Occasion[] = [
  ...celebrations,
  ...festivals,
  ...outdoors,
  ...journeysAndWork,
  ...weather,
  ...atHome,
  ...kitchenAndTable,
  ...pastimes,
  ...children,
  ...pets,
];
