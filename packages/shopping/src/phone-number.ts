const mainlandMobile = /^1[3-9]\d{9}$/;

/** A mobile number as it is stored, however it is written: with blanks, hyphens, a country code or wide digits. */
export function plainMobile(written: string): string {
  const digits = written.normalize("NFKC").replace(/[\s()-]/g, "");
  return digits.replace(/^(?:\+|00)86/, "");
}

/** Eleven digits, as mobile numbers of mainland China have them. */
export function isMobile(plain: string): boolean {
  return mainlandMobile.test(plain);
}

/** A mobile number with its middle hidden: its owner recognises it, nobody else learns it. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} **** ${mobile.slice(-4)}`;
}
