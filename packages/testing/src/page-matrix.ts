/**
 * The globals of the stories that every page has beside its states: each language once and each width once. English on a
 * desktop is the page's first story. Whether words and boxes fit, and what axe says, is asked in every story.
 */
export const inChinese = { locale: "zh", viewport: { value: "1024" } };
export const inJapaneseOnAPhone = { locale: "ja", viewport: { value: "360" } };
export const inKoreanOnATablet = { locale: "ko", viewport: { value: "768" } };
