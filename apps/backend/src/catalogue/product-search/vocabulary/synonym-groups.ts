import { vocabularyLanguages } from "./vocabulary-language.ts";
import type { AreaSynonyms, SynonymGroup } from "./synonym-group.ts";
import { audio } from "./synonyms/audio.ts";
import { baby } from "./synonyms/baby.ts";
import { bags } from "./synonyms/bags.ts";
import { bakeware } from "./synonyms/bakeware.ts";
import { bath } from "./synonyms/bath.ts";
import { beauty } from "./synonyms/beauty.ts";
import { bedding } from "./synonyms/bedding.ts";
import { books } from "./synonyms/books.ts";
import { cameras } from "./synonyms/cameras.ts";
import { car } from "./synonyms/car.ts";
import { clothing } from "./synonyms/clothing.ts";
import { computers } from "./synonyms/computers.ts";
import { craft } from "./synonyms/craft.ts";
import { decor } from "./synonyms/decor.ts";
import { drinks } from "./synonyms/drinks.ts";
import { food } from "./synonyms/food.ts";
import { furniture } from "./synonyms/furniture.ts";
import { games } from "./synonyms/games.ts";
import { garden } from "./synonyms/garden.ts";
import { gifts } from "./synonyms/gifts.ts";
import { haircare } from "./synonyms/haircare.ts";
import { hatsAndScarves } from "./synonyms/hats-and-scarves.ts";
import { health } from "./synonyms/health.ts";
import { household } from "./synonyms/household.ts";
import { instruments } from "./synonyms/instruments.ts";
import { jewellery } from "./synonyms/jewellery.ts";
import { kitchen } from "./synonyms/kitchen.ts";
import { lighting } from "./synonyms/lighting.ts";
import { outdoors } from "./synonyms/outdoors.ts";
import { pets } from "./synonyms/pets.ts";
import { phones } from "./synonyms/phones.ts";
import { shoes } from "./synonyms/shoes.ts";
import { skincare } from "./synonyms/skincare.ts";
import { sports } from "./synonyms/sports.ts";
import { stationery } from "./synonyms/stationery.ts";
import { sweetsAndSnacks } from "./synonyms/sweets-and-snacks.ts";
import { tableware } from "./synonyms/tableware.ts";
import { teaAndCoffee } from "./synonyms/tea-and-coffee.ts";
import { tools } from "./synonyms/tools.ts";
import { toys } from "./synonyms/toys.ts";
import { travel } from "./synonyms/travel.ts";
import { underwearAndSwimwear } from "./synonyms/underwear-and-swimwear.ts";

const areas: readonly AreaSynonyms[] = [
  audio,
  baby,
  bags,
  bakeware,
  bath,
  beauty,
  bedding,
  books,
  cameras,
  car,
  clothing,
  computers,
  craft,
  decor,
  drinks,
  food,
  furniture,
  games,
  garden,
  gifts,
  haircare,
  hatsAndScarves,
  health,
  household,
  instruments,
  jewellery,
  kitchen,
  lighting,
  outdoors,
  pets,
  phones,
  shoes,
  skincare,
  sports,
  stationery,
  sweetsAndSnacks,
  tableware,
  teaAndCoffee,
  tools,
  toys,
  travel,
  underwearAndSwimwear,
];

/** The synonyms of the trade, in all its languages. */
export const synonymGroups: readonly SynonymGroup[] = areas.flatMap((area) =>
  vocabularyLanguages.flatMap((locale) => area[locale].map((synonyms): SynonymGroup => ({ ...synonyms, locale }))),
);
