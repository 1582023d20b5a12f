/** Something as whoever changes it has read it: the platform refuses what would overwrite somebody else's change. */
export interface SeenRevision {
  readonly id: number;
  readonly revision: number;
}

export function seenBody({ id, revision }: SeenRevision): SeenRevision {
  return { id, revision };
}
