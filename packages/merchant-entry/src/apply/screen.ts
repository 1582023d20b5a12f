// One chunk, loader and all: the names of several would weigh on the first visit of every page.
export { loadApply } from "./apply-loader.ts";
export { ApplyPage } from "./apply-page.tsx";
