// One chunk: the loader of the page that is always opened with it.
export { loadProfile } from "./profile/profile-loader.ts";
export { ProfilePage } from "./profile/profile-page.tsx";
