/** What nobody sees: blanks, joiners, fillers, marks of direction. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]+/gu;

/** Whether nothing of a text can be seen, so that the platform takes it for none. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, "") === "";
}
