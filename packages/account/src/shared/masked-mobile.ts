/** A mobile number with its middle hidden: its owner recognises it, nobody else learns it. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} **** ${mobile.slice(-4)}`;
}
