/** The customer who calls, with what every call may need of them. */
export interface Customer {
  readonly id: number;
  readonly nickname: string;
  readonly mobile: string | null;
  readonly levelId: number | null;
  /** The kind of client of the session, 1 to 6; 5 is the web. */
  readonly client: number;
}
