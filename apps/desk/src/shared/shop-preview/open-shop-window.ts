/** As many shoppers have them. */
const sizes = { desktop: [1280, 800], phone: [390, 844] } as const;

/** Opens an address of the shop in a window of its own, which knows nothing of the desk. */
export function openShopWindow(address: string, as: keyof typeof sizes): void {
  const [width, height] = sizes[as];
  open(address, "_blank", `popup,noopener,width=${width},height=${height}`);
}
