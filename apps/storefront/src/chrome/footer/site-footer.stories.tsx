import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import { chromeStory } from "../../story-help/chrome-story.tsx";
import type { StoryPlay } from "../../story-help/play.ts";
import { siteConfiguration } from "../../story-help/story-data.ts";
import { SiteFooter } from "./site-footer.tsx";

export default { title: "Chrome/SiteFooter", component: SiteFooter, parameters: { layout: "fullscreen" } };

export const Wide = chromeStory();
/** Help, the agreements and a person are to be found on every page. */
export const WaysToHelp = {
  ...chromeStory({ openConversation: () => undefined }),
  play: async ({ canvas }: StoryPlay) => {
    for (const name of ["Help centre", "Service agreement", "Privacy policy"])
      await canvas.findByRole("link", { name });
    await canvas.findByRole("button", { name: "Contact us" });
  },
};
export const JapaneseOnAPhone = { ...chromeStory(), globals: inJapaneseOnAPhone };

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
