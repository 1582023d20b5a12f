import { chromeStory } from "../story-help/chrome-story.tsx";
import { SiteFooter } from "./site-footer.tsx";

export default { title: "Chrome/SiteFooter", component: SiteFooter, parameters: { layout: "fullscreen" } };

export const Wide = chromeStory();
export const Tablet = { ...chromeStory(), globals: { viewport: { value: "768" } } };
export const Phone = { ...chromeStory(), globals: { viewport: { value: "360" } } };
export const Japanese = { ...chromeStory(), globals: { locale: "ja" } };
