import type { CallContext } from "../../platform/http/call.ts";
import type { HomeDocument } from "../../platform/store/schema/home.ts";
import { atMoment } from "./at-moment.ts";
import { previewedHome } from "./preview-home.ts";
import { versionShownAt } from "./shown-version.ts";

const nothing: HomeDocument = { blocks: [], slots: [] };

/** What of home whoever calls sees: what is published and shown now, or what their preview shows. */
export async function shownHome(context: Pick<CallContext, "db" | "now" | "previewToken">): Promise<HomeDocument> {
  const previewed = await previewedHome(context);
  if (previewed !== null) return atMoment(previewed.document, previewed.moment);
  const shown = await versionShownAt(context.db, context.now());
  return shown === null ? nothing : atMoment(shown.document, context.now());
}
