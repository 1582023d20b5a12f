export const hooks = {
  /** Who installs a package is told nothing of what it is built and tested with, some of which only this repository has. */
  beforePacking(manifest) {
    const published = { ...manifest };
    delete published.devDependencies;
    return published;
  },
};
