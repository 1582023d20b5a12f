import { pinyin } from "pinyin-pro";
import { SortedWords } from "../index/sorted-words.ts";
import { editDistance } from "./edit-distance.ts";

/** How Chinese words sound, without tones. */
export function soundOfHan(word: string): readonly string[] {
  return pinyin(word, { toneType: "none", type: "array", v: true });
}

/** Words by how they sound and by the first letters of that, as people type them who have no input method at hand. */
export class PinyinWords {
  readonly #bySound = new Map<string, Set<string>>();
  readonly #sounds = new SortedWords();
  readonly #byInitials = new Map<string, Set<string>>();
  readonly #known = new Set<string>();
  /** By a word without one of its characters, those that have it. */
  readonly #byRest = new Map<string, Set<string>>();
  /** How they sound is asked when somebody needs it. */
  #silent: string[] = [];

  add(word: string): void {
    if (word.length < 2 || this.#known.has(word)) return;
    if (word.length <= maxLookedAtLength) for (const rest of restsOf(word)) put(this.#byRest, rest, word);
    this.#known.add(word);
    this.#silent.push(word);
  }

  /** All that were added. */
  words(): Iterable<string> {
    return this.#known;
  }

  soundingAs(sound: string): readonly string[] {
    this.#listen();
    return [...(this.#bySound.get(sound) ?? [])];
  }

  /** Words whose sound was mistyped. */
  soundingLike(sound: string): readonly string[] {
    this.#listen();
    return this.#sounds.similarTo(sound, 1).flatMap(({ word }) => [...(this.#bySound.get(word) ?? [])]);
  }

  withInitials(initials: string): readonly string[] {
    this.#listen();
    return [...(this.#byInitials.get(initials) ?? [])];
  }

  /** Words that have another character in one place, which sounds alike or, where more than one are the same, may do so or not. */
  unlikeInOne(word: string): readonly string[] {
    const near = new Set(restsOf(word).flatMap((rest) => [...(this.#byRest.get(rest) ?? [])]));
    near.delete(word);
    if (word.length > 2) return [...near];
    const sound = soundOfHan(word).join("");
    return [...near].filter((other) => editDistance(sound, soundOfHan(other).join("")) <= 1);
  }

  #listen(): void {
    for (const word of this.#silent) {
      const sounds = soundOfHan(word);
      this.#sounds.add(sounds.join(""));
      put(this.#bySound, sounds.join(""), word);
      if (sounds.length > 2) put(this.#byInitials, sounds.map((sound) => sound.charAt(0)).join(""), word);
    }
    this.#silent = [];
  }
}

const maxLookedAtLength = 6;

function restsOf(word: string): readonly string[] {
  const characters = Array.from(word);
  return characters.map((_, index) => characters.with(index, "?").join(""));
}

function put(map: Map<string, Set<string>>, key: string, word: string): void {
  const words = map.get(key);
  if (words === undefined) map.set(key, new Set([word]));
  else words.add(word);
}
