import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { followSession } from "./follow-session.ts";
import { noteReturns } from "./note-returns.ts";
import { shareCounts } from "./share-counts.ts";

/** The session's effects, which every page has. */
export function SessionWatch(): null {
  const router = useRouter();
  useEffect(() => {
    const stops = [followSession(router), shareCounts(router)];
    if (!router.options.context.session.isCustomer) stops.push(noteReturns(router));
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return null;
}
