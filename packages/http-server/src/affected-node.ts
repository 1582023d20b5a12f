const fixed = [24, 22, 1] as const;

/**
 * What an operator should know of the Node that runs a server; null where there is nothing to say. Nothing of ours decodes what
 * another server has compressed, so that the hole is not open here; a library that comes later may.
 */
export function warningOfNode(version: string): string | null {
  const parts = version.split(".").map(Number);
  const at = fixed.findIndex((part, index) => parts[index] !== part);
  if (at === -1 || (parts[at] ?? 0) > (fixed[at] ?? 0)) return null;
  return (
    `Node ${version} has a hole in its Brotli decoder, which who answers a request can use (CVE-2026-111497). ` +
    `Update to ${fixed.join(".")} or later.`
  );
}
