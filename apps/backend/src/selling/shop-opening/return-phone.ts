/** Landlines with an extension as well as mobiles, of any country. */
const phone = /^\+?\d(?:[\d -]*\d)?(?:[x#]\d{1,6})?$/;

const maxLength = 30;

export function isReturnPhone(text: string): boolean {
  return text.length <= maxLength && phone.test(text);
}
