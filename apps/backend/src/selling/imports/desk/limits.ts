const megabyte = 1024 * 1024;

/** How large a file may be that is sent to the desk; larger ones are for the command line. */
export const maxMegabytes = 64;
export const maxBytes = maxMegabytes * megabyte;

/** How many products a file may have that is sent to the desk: it keeps others waiting while it is looked through. */
export const maxProducts = 100_000;

/** How long a run may take while others wait for it. */
export interface WorkTimeouts {
  /** Once an import has been at work for so long, the runs that wait come first. */
  readonly turnMs: number;
  /** For how long a dry run, which cannot be put back, waits for pictures in all. */
  readonly checkedPicturesMs: number;
  /** For how long an import waits for the pictures of one batch, behind which it can be put back. */
  readonly batchPicturesMs: number;
}

/** A hundred pictures, four at a time, come in time from a host that needs four seconds for each. */
export const defaultTimeouts: WorkTimeouts = { turnMs: 60_000, checkedPicturesMs: 60_000, batchPicturesMs: 120_000 };

/** So many problems of a run are kept; more are only counted. */
export const maxProblems = 500;
