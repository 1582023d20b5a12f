/** The ways of paying by their stored names. Whatever registers one adds it here, by a declaration. */
export interface PayMethods {
  readonly balance: true;
}

/** Those without a provider: a person at the desk says that the money is there. Added likewise. */
export interface OfflineMethods {}

export type OfflineMethod = keyof OfflineMethods;

/** The ways of paying that go through a provider. */
export type ProviderMethod = Exclude<keyof PayMethods, "balance">;

export type PayMethod = keyof PayMethods | OfflineMethod;
