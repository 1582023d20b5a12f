import { frameStory } from "../story-help/frame-story.tsx";
import { customer, visitor, withCodes } from "../story-help/story-data.ts";
import { DefaultTop, StreetTop } from "./page-top.tsx";

export default { title: "Frame/PageTop", component: DefaultTop, parameters: { layout: "fullscreen" } };

export const Visitor = frameStory();
export const Customer = frameStory({ path: "/shop_street", publicData: customer });
export const CatalogueAlone = frameStory({ path: "/goods_list/1", screens: "catalogue" });
export const NothingAnnounced = frameStory({ publicData: { ...visitor, articles: [] } });
export const CodesForThePhone = frameStory({ publicData: withCodes });
export const Street = { ...frameStory({ path: "/shop_street" }), render: () => <StreetTop /> };
export const SmallDesktop = { ...frameStory(), globals: { viewport: { value: "1024" } } };
export const Tablet = { ...frameStory(), globals: { viewport: { value: "768" } } };
export const Phone = { ...frameStory({ publicData: customer }), globals: { viewport: { value: "360" } } };
export const Japanese = { ...frameStory(), globals: { locale: "ja" } };
export const Korean = { ...frameStory({ publicData: customer }), globals: { locale: "ko" } };
