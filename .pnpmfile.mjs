export const hooks = {
  /**
   * A package's manifest as whoever installs it gets it: without what it is built and tested with, some of which only this
   * repository has, and with exports that lead to what is built, never to the sources that only the repository's own tools ask for.
   */
  beforePacking({ devDependencies: _, exports, ...manifest }) {
    return { ...manifest, ...(exports !== undefined && { exports: mapValues(exports, withoutSource) }) };
  },
};

function withoutSource(target) {
  if (typeof target === "string") return target;
  const { "@plaza/source": _, ...published } = target;
  return published;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
