import type { HomeColumn, HomeDeskBlock, HomeDocument, HomePicture, HomeSlot } from "@plaza/api-client/desk";

export type HomePart = HomeDeskBlock | HomeSlot;

type HomeChangeKind =
  | "added"
  | "removed"
  | "moved"
  | "shown"
  | "hidden"
  | "times"
  | "pictureAdded"
  | "pictureRemoved"
  | "pictureChanged"
  | "pictureOrder"
  | "columnAdded"
  | "columnRemoved"
  | "columnChanged"
  | "columnOrder"
  | "choice";

/** Something that differs between two documents. */
export interface HomeChange {
  readonly kind: HomeChangeKind;
  readonly part: HomePart;
  /** How many of them. */
  readonly count: number;
}

/** What has to be done to the first document to have the second. */
export function homeChanges(before: HomeDocument, after: HomeDocument): readonly HomeChange[] {
  return [...partChanges(before.blocks, after.blocks, true), ...partChanges(before.slots, after.slots, false)];
}

function partChanges(
  before: readonly HomePart[],
  after: readonly HomePart[],
  isOrdered: boolean,
): readonly HomeChange[] {
  const [old, now] = [byKey(before), byKey(after)];
  const moved = isOrdered ? movedKeys(before, after) : new Set<string>();
  return [
    ...before.filter(({ key }) => !now.has(key)).map((part) => ({ kind: "removed" as const, part, count: 1 })),
    ...after.flatMap((part): readonly HomeChange[] => {
      const former = old.get(part.key);
      if (former === undefined) return [{ kind: "added", part, count: 1 }];
      const isMoved: readonly HomeChange[] = moved.has(part.key) ? [{ kind: "moved", part, count: 1 }] : [];
      return [...isMoved, ...changesOf(former, part)];
    }),
  ];
}

function changesOf(before: HomePart, after: HomePart): readonly HomeChange[] {
  const changes: [HomeChangeKind, number][] = [];
  if (before.isShown !== after.isShown) changes.push([after.isShown ? "shown" : "hidden", 1]);
  if (before.from !== after.from || before.until !== after.until) changes.push(["times", 1]);
  const [oldPictures, pictures] = [picturesOf(before), picturesOf(after)];
  const inList = listChanges(oldPictures, pictures, ({ key }) => key);
  changes.push(["pictureAdded", inList.added], ["pictureRemoved", inList.removed]);
  changes.push(["pictureChanged", inList.changed], ["pictureOrder", inList.isReordered ? 1 : 0]);
  const ofColumns = listChanges(columnsOf(before), columnsOf(after), ({ id, name }) =>
    id === 0 ? JSON.stringify(name) : String(id),
  );
  changes.push(["columnAdded", ofColumns.added], ["columnRemoved", ofColumns.removed]);
  changes.push(["columnChanged", ofColumns.changed], ["columnOrder", ofColumns.isReordered ? 1 : 0]);
  if (!areSame(choiceOf(before), choiceOf(after))) changes.push(["choice", 1]);
  return changes.flatMap(([kind, count]) => (count === 0 ? [] : [{ kind, part: after, count }]));
}

function listChanges<Item>(before: readonly Item[], after: readonly Item[], keyOf: (item: Item) => string) {
  const [old, now] = [new Map(before.map((each) => [keyOf(each), each])), new Set(after.map(keyOf))];
  const common = after.filter((each) => old.has(keyOf(each)));
  return {
    added: after.length - common.length,
    removed: before.filter((each) => !now.has(keyOf(each))).length,
    changed: common.filter((each) => !areSame(old.get(keyOf(each)), each)).length,
    isReordered: !areSame(
      before.map(keyOf).filter((key) => now.has(key)),
      common.map(keyOf),
    ),
  };
}

export function picturesOf(part: HomePart): readonly HomePicture[] {
  return "pictures" in part ? part.pictures : [];
}

function columnsOf(part: HomePart): readonly HomeColumn[] {
  return "columns" in part ? part.columns : [];
}

function choiceOf(part: HomePart): unknown {
  if (!("kind" in part)) return null;
  if (part.kind === "areas") return part.areaIds;
  if (part.kind === "shops") return part.shopIds;
  return part.kind === "rankings" ? part.lists : null;
}

function byKey(parts: readonly HomePart[]): ReadonlyMap<string, HomePart> {
  return new Map(parts.map((part) => [part.key, part]));
}

/** As few as explain the new order: those outside the longest run that has stayed in order. */
function movedKeys(before: readonly HomePart[], after: readonly HomePart[]): ReadonlySet<string> {
  const position = new Map(before.map(({ key }, index) => [key, index]));
  const common = after.map(({ key }) => key).filter((key) => position.has(key));
  let best: readonly string[] = [];
  const runs: (readonly string[])[] = [];
  for (const [index, key] of common.entries()) {
    let run: readonly string[] = [];
    for (let earlier = 0; earlier < index; earlier += 1) {
      const [other = "", known = []] = [common[earlier], runs[earlier]];
      if ((position.get(other) ?? 0) < (position.get(key) ?? 0) && known.length > run.length) run = known;
    }
    runs.push([...run, key]);
    if (run.length + 1 > best.length) best = [...run, key];
  }
  const stayed = new Set(best);
  return new Set(common.filter((key) => !stayed.has(key)));
}

/** Whatever order their fields have been written in. */
function areSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== "");
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)]),
  );
}
