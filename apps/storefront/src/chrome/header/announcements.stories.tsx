import { chromeStory } from "../../story-help/chrome-story.tsx";
import { visitor } from "../../story-help/story-data.ts";
import { Announcements } from "./top-bar.tsx";

export default { title: "Chrome/Announcements", component: Announcements };

export const Linked = chromeStory();
/** The announcements in a shop that has no screen for articles. */
export const PlainText = chromeStory({ screens: "catalogue" });
export const One = chromeStory({ publicData: { ...visitor, articles: visitor.articles.slice(1) } });
export const None = chromeStory({ publicData: { ...visitor, articles: [] } });
