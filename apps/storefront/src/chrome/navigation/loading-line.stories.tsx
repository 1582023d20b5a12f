import { LoadingLine } from "./loading-bar.tsx";

export default { title: "Chrome/LoadingLine", component: LoadingLine, parameters: { layout: "fullscreen" } };

export const Idle = { args: { phase: "idle" } };
export const Advancing = { args: { phase: "advancing" } };
export const Finished = { args: { phase: "finished" } };
export const Failed = { args: { phase: "failed" } };
