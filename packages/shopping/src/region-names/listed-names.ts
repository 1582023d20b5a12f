/** Names by their Chinese ones: `北京市 Beijing` on a line of its own or with a comma before the next. */
export function listedNames(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(/[,\n]/).map((entry) => {
      const [chinese = ""] = entry.split(" ", 1);
      return [chinese, entry.slice(chinese.length + 1)] as const;
    }),
  );
}
