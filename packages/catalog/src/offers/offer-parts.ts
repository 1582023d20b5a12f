// Exported by one module, so that they are one chunk.
export { loadOfferMessages } from "./offer-messages.ts";
export { OfferList } from "./offer-list.tsx";
