const mainlandMobile = /^1[3-9]\d{9}$/;

/**
 * A mobile number as it is stored, however it is written or pasted: with blanks, dashes, dots, brackets, a country code, wide
 * digits or marks that nobody sees. The platform reads it alike.
 */
export function plainMobile(written: string): string {
  const digits = written.normalize("NFKC").replace(/[\s\p{Cf}\p{Pd}().\u00B7\u2022\u2212\u30FB]/gu, "");
  return digits.replace(/^(?:\+|00)86|^86(?=1\d{10}$)/, "");
}

/** Eleven digits, as mobile numbers of mainland China have them. */
export function isMobile(plain: string): boolean {
  return mainlandMobile.test(plain);
}

/** A mobile number with its middle hidden: its owner recognises it, nobody else learns it. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} **** ${mobile.slice(-4)}`;
}
