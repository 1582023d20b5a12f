/** A number that its owner knows again, and nobody else learns. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} **** ${mobile.slice(-4)}`;
}
