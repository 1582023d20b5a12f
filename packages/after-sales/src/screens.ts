// One chunk, loader and all: the names of several would weigh on the first visit of every page. Lists and form are others,
// for their weight.
export { RequestPage } from "./request/request-page.tsx";
export { ResultPage } from "./result/result-page.tsx";
export { loadRequest, loadResult } from "./shared/request-loader.ts";
