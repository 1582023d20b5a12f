import { flag } from "../../platform/wire/scalars.ts";
import type { ImageUrls } from "../../platform/http/image-urls.ts";
import type { HomeDocument, Picture } from "../../platform/store/schema/home.ts";
import { instant } from "../../platform/wire/time.ts";
import type { HomeProblem } from "./home-problems.ts";
import type { ListedVersion } from "./list-versions.ts";
import { knownSlots } from "./positions.ts";
import type { NamedThing } from "./target-names.ts";

/** A document as it is stored, with addresses in the place of paths; it comes back in the same form. */
export function documentWire({ blocks, slots }: HomeDocument, images: ImageUrls): HomeDocument {
  const picture = (each: Picture): Picture => ({
    ...each,
    image: images.of(each.image),
    images: Object.fromEntries(Object.entries(each.images).map(([language, path]) => [language, images.of(path)])),
  });
  return {
    blocks: blocks.map((block) =>
      "pictures" in block ? { ...block, pictures: block.pictures.map((each) => picture(each)) } : block,
    ),
    slots: slots.map((slot) => ({ ...slot, pictures: slot.pictures.map((each) => picture(each)) })),
  };
}

export function namedWire({ kind, id, name, isThere }: NamedThing) {
  return { kind, id, name, is_there: flag(isThere) };
}

export function problemsWire(problems: readonly HomeProblem[]) {
  return problems.map(({ kind, key, part, thing, id }) => ({
    kind,
    key,
    part: part ?? "",
    thing: thing ?? "",
    id: id ?? 0,
  }));
}

export function versionWire({ version, state, beginsAt, repeats, publishedBy, publishedAt }: ListedVersion) {
  return {
    version,
    state,
    // The first has been there all along.
    begins_at: beginsAt.getTime() === 0 ? null : instant(beginsAt),
    repeats: repeats ?? 0,
    published_by: publishedBy,
    published_at: instant(publishedAt),
  };
}

/** The positions that can have advertisements. */
export const slotsWire = knownSlots.map(({ positionId, terminal }) => ({ position_id: positionId, terminal }));
