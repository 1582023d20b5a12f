/** The type as the table of addresses knows it. */
export function listType(type: string | undefined): "1" | "2" | undefined {
  return type === "1" || type === "2" ? type : undefined;
}

/** The hot list's own address takes the type 1 or none; any other is not found. */
export function isHotListType(type: string | undefined): boolean {
  return type === undefined || type === "" || type === "1";
}
