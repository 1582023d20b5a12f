/** By folder, by imported folder, the files that import it. */
export type FolderImports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export function readFloors(root: string): readonly string[];
export function foldersOf(root: string): (file: string) => string;
export function folderImports(root: string): FolderImports;
export function circlesOf(imports: ReadonlyMap<string, ReadonlyMap<string, unknown>>): readonly (readonly string[])[];
export const imported: RegExp;
