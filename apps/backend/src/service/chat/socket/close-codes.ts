/** Why the platform ends a socket. */
export const closeCodes = {
  stopping: 1001,
  refused: 1008,
  tooMany: 1013,
  sessionOver: 4401,
} as const;
