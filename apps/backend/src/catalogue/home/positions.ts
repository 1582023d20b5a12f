/** The wire's numbers of what a page is shown on. */
export const terminals = { mobile: 1, desktop: 2 } as const;

/** The position of the advertisements of home, which are a block of it. */
export const carousel = { positionId: 23, terminal: terminals.desktop } as const;

/** The other positions that the contract knows: pages of the web site, and of the mobile clients. */
export const knownSlots = [
  ...[24, 25, 26, 27, 28, 29].map((positionId) => ({ positionId, terminal: terminals.desktop })),
  ...[7, 8, 10, 11, 12, 13, 14, 15, 20].map((positionId) => ({ positionId, terminal: terminals.mobile })),
] as const;
