import { syllables, unusualReadings } from "./readings.ts";

let readings: Map<string, string> | undefined;

function usualReadings(): Map<string, string> {
  if (readings !== undefined) return readings;
  readings = new Map();
  for (const group of syllables.split(" ")) {
    const [syllable = ""] = /^[a-z]+/.exec(group) ?? [];
    for (const character of group.slice(syllable.length)) readings.set(character, syllable);
  }
  return readings;
}

/** How the first characters of a name are read in Mandarin, "v" being ü. Whatever is no Chinese character stays itself. */
export function readingsOf(name: string, length: number): readonly string[] {
  const unusual = unusualReadings[name];
  if (unusual !== undefined) return unusual.split(" ").slice(0, length);
  return Array.from(name)
    .slice(0, length)
    .map((character) => usualReadings().get(character) ?? character);
}
