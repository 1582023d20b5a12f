import type { ChosenPicture } from "./chosen-picture.ts";

/**
 * What was dropped, with all that lies in its folders. Pictures of a folder that was dropped alone are called as they lie
 * there; where there were several things, names begin with their folder's.
 */
export async function droppedPictures(items: DataTransferItemList): Promise<readonly ChosenPicture[]> {
  // At once: who waits finds the list empty.
  const dropped = Array.from(items)
    .filter(({ kind }) => kind === "file")
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: ChosenPicture[] = [];
  for (const { entry, file } of dropped) {
    if (entry !== null && isDirectory(entry)) await find(entry, dropped.length === 1 ? "" : `${entry.name}/`, found);
    else if (file !== null) found.push({ name: file.name, file });
  }
  return found;
}

/** Adds what lies in a folder, and the folder itself where not all of it could be read. */
async function find(directory: FileSystemDirectoryEntry, path: string, found: ChosenPicture[]): Promise<void> {
  const { entries, isWhole } = await entriesOf(directory);
  if (!isWhole) found.push({ name: path || `${directory.name}/`, file: null, isFolder: true });
  for (const entry of entries) {
    const name = path + entry.name;
    if (isDirectory(entry)) await find(entry, `${name}/`, found);
    else found.push({ name, file: await fileOf(entry) });
  }
}

/** A browser gives a hundred of them at a time. */
async function entriesOf(directory: FileSystemDirectoryEntry) {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  const next = () =>
    new Promise<readonly FileSystemEntry[] | null>((resolve) => reader.readEntries(resolve, () => resolve(null)));
  let some = await next();
  while (some !== null && some.length > 0) {
    entries.push(...some);
    some = await next();
  }
  return { entries, isWhole: some !== null };
}

function fileOf(entry: FileSystemEntry): Promise<File | null> {
  return new Promise((resolve) => {
    if (isFile(entry)) entry.file(resolve, () => resolve(null));
    else resolve(null);
  });
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
