const numerals = "一二两三四五六七八九十几半每这那";
const countWords = "个件条张双套只把台部块瓶盒包袋支枝根对副床盏顶款种片本杯碗辆朵束份";

/** A number with the word for what it counts: 一条, 两张; of two characters that word alone. It says nothing of what that is. */
const counted = new RegExp(`^[${numerals}][${countWords}]|^[${countWords}](?=.$)`, "u");

/** What is left of a phrase without the count that it begins with. */
export function withoutCount(phrase: string): string {
  return phrase.replace(counted, "");
}
