/** The fields of all account forms, as typed. */
export interface Credentials {
  readonly mobile: string;
  readonly code: string;
  /** The code of the number that another is to replace. */
  readonly presentCode: string;
  /** The present password, at login. */
  readonly password: string;
  readonly newPassword: string;
  readonly repeated: string;
  /** "" as long as the box is not ticked. */
  readonly agreement: string;
}

export type CredentialName = keyof Credentials;
