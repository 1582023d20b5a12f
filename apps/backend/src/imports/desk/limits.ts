const megabyte = 1024 * 1024;

/** How large a file may be that is sent to the desk; larger ones are for the command line. */
export const mostMegabytes = 64;
export const mostBytes = mostMegabytes * megabyte;

/** So many problems of a run are kept; more are only counted. */
export const mostProblems = 500;
