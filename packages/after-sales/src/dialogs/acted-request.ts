/** What the dialogs about a request have to know of it. */
export interface ActedRequest {
  readonly id: number;
  readonly number: string;
}
