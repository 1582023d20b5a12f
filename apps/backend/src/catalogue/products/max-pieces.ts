/** How many pieces of a SKU a merchant can have, however they say it. */
export const maxPieces = 9_999_999;
