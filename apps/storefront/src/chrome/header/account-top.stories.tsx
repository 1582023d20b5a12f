import { chromeStory } from "../../story-help/chrome-story.tsx";
import { AccountTop } from "./account-top.tsx";

export default { title: "Chrome/AccountTop", component: AccountTop, parameters: { layout: "fullscreen" } };

export const Wide = chromeStory({ path: "/account/login" });
export const Phone = { ...chromeStory({ path: "/account/login" }), globals: { viewport: { value: "360" } } };
