/** How much lower a flash price is, in percent of the regular one. */
const least = 15;
const most = 35;

/** In fen; `off` is the wanted reduction in percent. The price is rounded like the prices of a shop, and stays within the bounds. */
export function flashPrice(price: number, off: number): number {
  const wished = (price * (100 - off)) / 100;
  const { step, less } = endingOf(price);
  const nice = Math.round((wished + less) / step) * step - less;
  return [nice, nice + step, nice - step].find((each) => isWithin(price, each)) ?? Math.round(wished);
}

/** Below ¥30 in jiao, below ¥100 with .90, below ¥1000 in yuan, above with a nine. */
function endingOf(price: number): { readonly step: number; readonly less: number } {
  if (price < 30_00) return { step: 10, less: 0 };
  if (price < 100_00) return { step: 100, less: 10 };
  return price < 1000_00 ? { step: 100, less: 0 } : { step: 1000, less: 100 };
}

function isWithin(price: number, flash: number): boolean {
  return flash * 100 >= price * (100 - most) && flash * 100 <= price * (100 - least);
}
