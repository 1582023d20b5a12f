import { clientSlot } from "@plaza/routing";

/** Where the dialog of the open conversation is drawn, whose code is no part of the first load. */
export const OpenConversation = /* @__PURE__ */ clientSlot<object>();
