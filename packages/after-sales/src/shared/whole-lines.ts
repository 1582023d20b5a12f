import { useExtension } from "@plaza/routing";

/** Whether the platform takes whole lines only, keeps one picture and forgets what was revoked, as the contract has it. */
export function useWholeLines(): boolean {
  return !useExtension("after_sale_lines");
}
