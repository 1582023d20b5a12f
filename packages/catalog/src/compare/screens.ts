// One chunk: nobody needs the calls without the page.
export { loadCompare } from "./compare-loader.ts";
export { ComparePage } from "./compare-page.tsx";
