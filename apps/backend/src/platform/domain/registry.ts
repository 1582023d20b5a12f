/** Things by their names, and who registered each. */
export interface Registry<Thing> {
  /** @throws {Error} that names both when somebody has registered the name already */
  add(owner: string, name: string, thing: Thing): void;
  addAll(owner: string, things: Readonly<Record<string, Thing>> | undefined): void;
  /** In the order of their registration. */
  all(): Readonly<Record<string, Thing>>;
}

/**
 * @param kind what is registered, for people
 * @param spelling makes names equal that mean the same
 */
export function registry<Thing>(kind: string, spelling = (name: string) => name): Registry<Thing> {
  const things: Record<string, Thing> = {};
  const owners = new Map<string, string>();
  const add = (owner: string, name: string, thing: Thing): void => {
    const other = owners.get(spelling(name));
    if (other !== undefined) throw new Error(`The ${kind} "${name}" is registered by ${other} and again by ${owner}`);
    owners.set(spelling(name), owner);
    things[name] = thing;
  };
  return {
    add,
    addAll: (owner, more = {}) => {
      for (const [name, thing] of Object.entries(more)) add(owner, name, thing);
    },
    all: () => things,
  };
}
