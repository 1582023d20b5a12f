import type { Decoder } from "../wire/decode.ts";
import { text } from "../wire/scalars.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#039": "'" };

/** What somebody wrote, which the platform escapes on its way out: decoded once, so that a written `&amp;` stays. */
export const chatText: Decoder<string> = (value, context) =>
  text(value, context).replace(/&(amp|lt|gt|quot|#0?39);/g, (entity, name: string) => entities[name] ?? entity);
