import { chromeStory } from "../story-help/chrome-story.tsx";
import { customer, visitor, withCodes } from "../story-help/story-data.ts";
import { DefaultTop, StreetTop } from "./page-top.tsx";

export default { title: "Chrome/PageTop", component: DefaultTop, parameters: { layout: "fullscreen" } };

export const Visitor = chromeStory();
export const Customer = chromeStory({ path: "/shop_street", publicData: customer });
export const CatalogueAlone = chromeStory({ path: "/goods_list/1", screens: "catalogue" });
export const NothingAnnounced = chromeStory({ publicData: { ...visitor, articles: [] } });
export const CodesForThePhone = chromeStory({ publicData: withCodes });
export const Street = { ...chromeStory({ path: "/shop_street" }), render: () => <StreetTop /> };
const openConversation = () => undefined;
export const SmallDesktop = { ...chromeStory({ openConversation }), globals: { viewport: { value: "1024" } } };
export const Tablet = { ...chromeStory({ openConversation }), globals: { viewport: { value: "768" } } };
export const Phone = {
  ...chromeStory({ publicData: customer, openConversation }),
  globals: { viewport: { value: "360" } },
};
export const Japanese = { ...chromeStory(), globals: { locale: "ja" } };
export const Korean = { ...chromeStory({ publicData: customer }), globals: { locale: "ko" } };
