// One chunk: what waits looks much the same everywhere.
export { ArticlePending } from "../articles/article-pending.tsx";
export { ListPending } from "./list-pending.tsx";
