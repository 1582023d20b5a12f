// One chunk, because the names of several would weigh on the first visit of every page; apart from the others for its words.
export { loadFavourites } from "./favourites/favourites-loader.ts";
export { FavouritesPage } from "./favourites/favourites-page.tsx";
export { loadNotices } from "./notices/notices-loader.ts";
export { NoticesPage } from "./notices/notices-page.tsx";
