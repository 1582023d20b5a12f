/** Who asks, as far as every call may want to know it. */
export interface Customer {
  readonly id: number;
  readonly nickname: string;
  readonly mobile: string | null;
  readonly levelId: number | null;
  /** The kind of client of the session, 1 to 6; 5 is the web. */
  readonly client: number;
}
