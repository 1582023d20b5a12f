/** "Cherry,900 ml" as "Cherry / 900 ml". A comma between digits belongs to a number. */
export function spacedLabel(label: string): string {
  return label.replaceAll(/(?<!\d),(?=\S)|(?<=\d),(?=[^\s\d])/g, " / ");
}
