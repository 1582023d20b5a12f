/** Amounts are in fen. */
export interface OfferedPrice {
  /** What a visitor pays now. */
  readonly price: number;
  /** What this customer pays as a member; null for visitors, and where there is none. */
  readonly memberPrice: number | null;
}

export interface CustomerPrice {
  readonly amount: number;
  /** Less than a visitor pays, who is what it is struck against. */
  readonly forMember: boolean;
}

/** What this customer pays for a piece: a member price counts where it is lower, and never in a flash sale. */
export function customerPrice({ price, memberPrice }: OfferedPrice, inFlashSale: boolean): CustomerPrice {
  const forMember = !inFlashSale && memberPrice !== null && memberPrice < price;
  return { amount: forMember ? memberPrice : price, forMember };
}
