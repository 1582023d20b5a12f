import { useRouter } from "@tanstack/react-router";

/** Whether a screen is part of this shop: a link to one that is not must not be shown. */
export function useReachable(path: string): boolean {
  return path in useRouter().routesByPath;
}
