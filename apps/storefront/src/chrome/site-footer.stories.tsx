import { frameStory } from "../story-help/frame-story.tsx";
import { SiteFooter } from "./site-footer.tsx";

export default { title: "Frame/SiteFooter", component: SiteFooter, parameters: { layout: "fullscreen" } };

export const Wide = frameStory();
export const Tablet = { ...frameStory(), globals: { viewport: { value: "768" } } };
export const Phone = { ...frameStory(), globals: { viewport: { value: "360" } } };
export const Japanese = { ...frameStory(), globals: { locale: "ja" } };
