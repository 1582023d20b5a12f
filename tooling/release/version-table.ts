export interface Column {
  readonly title: string;
  readonly versions: ReadonlyMap<string, string>;
}

/** One line a package, one column a release; a version that its release has brought is marked. */
export function versionTable(columns: readonly Column[]): string {
  const names = [...(columns[0]?.versions.keys() ?? [])];
  const rows = names.map((name) => [
    name,
    ...columns.map(({ versions }, index) => {
      const version = versions.get(name) ?? "";
      return version === columns[index - 1]?.versions.get(name) ? version : `${version} *`;
    }),
  ]);
  const table = [["", ...columns.map(({ title }) => title)], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("   ")
        .trimEnd(),
    )
    .join("\n");
}
