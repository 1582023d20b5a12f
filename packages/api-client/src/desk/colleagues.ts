import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, text } from "../wire/scalars.ts";
import type { ChatAgent } from "../chat/chat-configuration.ts";

/** Of the namespace `kefuapi`: to whom a conversation can be passed on, because they are there. */
export const fetchColleagues = getCall("chat/online", {
  decode: list(
    record((field): ChatAgent => ({
      id: field("id", id),
      name: field("nickname", text),
      avatar: field("avatar", image),
    })),
  ),
});

export const colleaguesQuery = defineQuery(fetchColleagues, { key: "colleagues", freshMs: 5 * second });
