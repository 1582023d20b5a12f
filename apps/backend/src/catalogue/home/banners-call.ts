import type { CallContext } from "../../platform/http/call.ts";
import type { HomeDocument, Picture } from "../../platform/store/schema/home.ts";
import { bannersWire } from "./banner-wire.ts";
import { carousel, terminals } from "./positions.ts";
import { shownHome } from "./shown-home.ts";

/** `ad_content/lists` */
export async function handleBanners(context: CallContext) {
  const { query } = context;
  const positionId = query.id("pid");
  const terminal = query.integer("terminal") ?? terminals.mobile;
  if (positionId === null) return [];
  return bannersWire(picturesAt(await shownHome(context), positionId, terminal), context);
}

/** The advertisements of a position: those of home are a block of it. */
function picturesAt({ blocks, slots }: HomeDocument, positionId: number, terminal: number): readonly Picture[] {
  if (positionId === carousel.positionId && terminal === carousel.terminal) {
    return blocks.flatMap((block) => (block.kind === "carousel" ? block.pictures : []));
  }
  return slots.find((slot) => slot.positionId === positionId && slot.terminal === terminal)?.pictures ?? [];
}
