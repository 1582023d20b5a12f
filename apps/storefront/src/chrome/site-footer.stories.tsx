import { chromeStory } from "../story-help/chrome-story.tsx";
import { siteConfiguration } from "../story-help/story-data.ts";
import { SiteFooter } from "./site-footer.tsx";

export default { title: "Chrome/SiteFooter", component: SiteFooter, parameters: { layout: "fullscreen" } };

export const Wide = chromeStory();
export const Tablet = { ...chromeStory(), globals: { viewport: { value: "768" } } };
export const Phone = { ...chromeStory(), globals: { viewport: { value: "360" } } };
export const Japanese = { ...chromeStory(), globals: { locale: "ja" } };

/** A shop of another name, which has said nothing of its services. */
export const AnotherShop = {
  ...chromeStory({
    site: {
      ...siteConfiguration,
      name: "灯火 Market",
      copyright: "© 2026 灯火",
      promises: { own: "", authentic: "", service: "", returns: "", delivery: "" },
    },
  }),
};
