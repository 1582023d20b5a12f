import { frameStory } from "../story-help/frame-story.tsx";
import { AccountTop } from "./account-top.tsx";

export default { title: "Frame/AccountTop", component: AccountTop, parameters: { layout: "fullscreen" } };

export const Wide = frameStory({ path: "/account/login" });
export const Phone = { ...frameStory({ path: "/account/login" }), globals: { viewport: { value: "360" } } };
