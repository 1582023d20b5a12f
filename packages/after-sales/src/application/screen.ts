// One chunk, as the other screens.
export { loadApplication } from "./application-loader.ts";
export { ApplicationPage } from "./application-page.tsx";
