/** What the only choice of a product without options is called: Chinese in every language, clients know it by this word. */
export const onlyOne = "默认";
