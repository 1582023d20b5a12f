/** The ways of paying by their stored names. Whatever registers one adds it here, by a declaration. */
export interface PayMethods {
  readonly balance: true;
}

export type PayMethod = keyof PayMethods;

/** The ways of paying that go through a provider. */
export type ProviderMethod = Exclude<PayMethod, "balance">;
