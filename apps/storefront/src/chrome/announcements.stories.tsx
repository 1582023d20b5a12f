import { frameStory } from "../story-help/frame-story.tsx";
import { visitor } from "../story-help/story-data.ts";
import { Announcements } from "./announcements.tsx";

export default { title: "Frame/Announcements", component: Announcements };

export const Linked = frameStory();
/** Until there is a screen for articles. */
export const PlainText = frameStory({ screens: "catalogue" });
export const One = frameStory({ publicData: { ...visitor, articles: visitor.articles.slice(1) } });
export const None = frameStory({ publicData: { ...visitor, articles: [] } });
