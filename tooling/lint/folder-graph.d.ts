/** By folder, by imported folder, the files that import it. */
export type FolderImports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export function folderOf(file: string): string;
export function folderImports(root: string): FolderImports;
export function foldersInCircles(imports: FolderImports): readonly (readonly string[])[];
