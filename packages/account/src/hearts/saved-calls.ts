// Exported by one module, so that they are one chunk: see `saved-query.ts`.
export { mergeDeviceFavourites } from "./merge-device-favourites.ts";
export { changeSaved, fetchSaved } from "./saved-state.ts";
