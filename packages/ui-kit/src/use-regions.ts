import { useEffect, useState } from "react";
import type { Region } from "@plaza/shopping/regions";

type Load = () => Promise<readonly Region[]>;

/** The regions themselves, or what fetches them. */
export type RegionSource = readonly Region[] | Load;

interface Loaded {
  /** Null while they are loading, or could not be loaded. */
  readonly provinces: readonly Region[] | null;
  readonly failed: boolean;
}
export interface Regions extends Loaded {
  readonly retry: () => void;
}

const onTheirWay: Loaded = { provinces: null, failed: false };

function start(load: Load, show: (state: Loaded) => void): void {
  load().then(
    (provinces) => show({ provinces, failed: false }),
    () => show({ provinces: null, failed: true }),
  );
}

export function useRegions(source: RegionSource): Regions {
  const [state, setState] = useState(onTheirWay);
  const load = typeof source === "function" ? source : null;
  useEffect(() => {
    if (load !== null) start(load, setState);
  }, [load]);
  if (typeof source !== "function") return { provinces: source, failed: false, retry: () => undefined };
  return {
    ...state,
    retry: () => {
      setState(onTheirWay);
      start(source, setState);
    },
  };
}
