import type { Region } from "@plaza/shopping/regions";

/** What each province, city and district is called, with what it lies in. */
export function regionLabels(provinces: readonly Region[]): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  function label(regions: readonly Region[], above: string): void {
    for (const { code, name, children } of regions) {
      // A municipality is its own city.
      const whole = above === "" || above === name ? name : `${above} · ${name}`;
      labels.set(code, whole);
      label(children, whole);
    }
  }
  label(provinces, "");
  return labels;
}

/** A place that today's divisions do not have is called by its code. */
export function regionLabel(labels: ReadonlyMap<number, string>, code: number): string {
  return labels.get(code) ?? String(code);
}
