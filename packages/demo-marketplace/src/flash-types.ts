/** A period of the day, by the marketplace's wall clock, and what is on flash sale in it. */
export interface DemoFlashSlot {
  readonly startHour: number;
  readonly endHour: number;
  /** Keys of `DemoProduct`s, in the order they are shown. */
  readonly products: readonly string[];
}
