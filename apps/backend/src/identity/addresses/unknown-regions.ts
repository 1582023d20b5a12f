/** A code of a region that no edition has, and how many times it has been used since the process began. */
export interface UnknownRegion {
  readonly code: number;
  readonly times: number;
}

/** Counts uses of codes that no edition has. */
export interface UnknownRegions {
  readonly add: (code: number) => void;
}

/**
 * Reports at the first, the tenth, the hundredth use of a code, so that an operator sees a list that clients have newer than
 * ours, and nobody fills the log with it. Codes beyond `maxCodes` are not counted: anybody may make some up.
 */
export function countUnknownRegions(report: (region: UnknownRegion) => void, maxCodes = 1000): UnknownRegions {
  const counts = new Map<number, number>();
  return {
    add: (code) => {
      if (!counts.has(code) && counts.size >= maxCodes) return;
      const times = (counts.get(code) ?? 0) + 1;
      counts.set(code, times);
      if (/^10*$/.test(String(times))) report({ code, times });
    },
  };
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Codes of regions in addresses that customers have sent. */
    readonly unknownRegions: UnknownRegions;
  }
}
