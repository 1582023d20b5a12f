import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { chromeStory } from "../../story-help/chrome-story.tsx";
import { customer, siteConfiguration, visitor, withCodes } from "../../story-help/story-data.ts";
import { AccountTop } from "./account-top.tsx";
import { DefaultTop, FullWidthTop } from "./page-top.tsx";
import { SiteFooter } from "../footer/site-footer.tsx";

export default { title: "Chrome/PageTop", component: DefaultTop, parameters: { layout: "fullscreen" } };

export const Visitor = chromeStory();
export const Customer = chromeStory({ path: "/shop_street", publicData: customer });
export const CatalogueAlone = chromeStory({ path: "/goods_list/1", screens: "catalogue" });
export const NothingToAnnounce = chromeStory({ publicData: { ...visitor, articles: [] } });
export const CodesForThePhone = chromeStory({ publicData: withCodes });
export const FullWidth = { ...chromeStory({ path: "/shop_street" }), render: () => <FullWidthTop /> };
const openConversation = () => undefined;

/** A name that is one long word is cut or broken, and never makes the page wider than its window. */
const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(8);
const longName = {
  ...chromeStory({
    publicData: { ...visitor, siteName: longWord },
    site: { ...siteConfiguration, name: longWord, logo: null, copyright: longWord },
    openConversation,
  }),
  render: () => (
    <>
      <DefaultTop />
      <SiteFooter />
    </>
  ),
  play: () => {
    if (!document.body.textContent.includes(longWord)) throw new Error("The name is not there.");
  },
};
export const LongName = longName;
export const LongNameOnAPhone = { ...longName, globals: { viewport: { value: "360" } } };
export const LongNameOfAnAccountPage = { ...longName, render: () => <AccountTop /> };
export const LongNameOfAnAccountPageOnAPhone = { ...LongNameOfAnAccountPage, globals: { viewport: { value: "360" } } };
export const Chinese = { ...chromeStory({ openConversation }), globals: inChinese };
export const JapaneseOnAPhone = {
  ...chromeStory({ publicData: customer, openConversation }),
  globals: inJapaneseOnAPhone,
};
export const KoreanOnATablet = { ...chromeStory({ openConversation }), globals: inKoreanOnATablet };
