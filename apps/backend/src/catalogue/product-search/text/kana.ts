const hiragana = /[\u3041-\u3096]/g;
const hiraganaToKatakana = 0x60;

/** Ways to write one sound of a foreign word, of which shops and shoppers use now this, now that. */
const sounds: readonly (readonly [written: RegExp, as: string])[] = [
  [/ヴァ/g, "バ"],
  [/ヴィ/g, "ビ"],
  [/ヴェ/g, "ベ"],
  [/ヴォ/g, "ボ"],
  [/ヴ/g, "ブ"],
  [/フォ/g, "ホ"],
  [/ファ/g, "ハ"],
  [/ティ/g, "チ"],
  [/ディ/g, "ヂ"],
  [/ヂ/g, "ジ"],
  [/ヅ/g, "ズ"],
  [/ウィ/g, "ウイ"],
  [/ウェ/g, "ウエ"],
  [/[ー・]/g, ""],
];

const maxKnown = 100_000;
const known = new Map<string, string>();
/** How a sound was written first: the vocabulary and the texts of products are read before anybody searches. */
const writings = new Map<string, string>();

/** Kana as they sound: one of the two scripts, without long vowels. */
export function soundOfKana(text: string): string {
  let sound = known.get(text);
  if (sound === undefined) {
    sound = heard(text);
    if (known.size >= maxKnown) known.clear();
    known.set(text, sound);
    if (writings.size < maxKnown && !writings.has(sound)) writings.set(sound, withoutOuterDots(text));
  }
  return sound;
}

/** ティーポット of ティーポット・急須. */
function withoutOuterDots(text: string): string {
  return text
    .split("・")
    .filter((word) => word !== "")
    .join("・");
}

/** A sound as people write it: ティーポット. */
export function writtenKana(sound: string): string {
  return writings.get(sound) ?? sound;
}

/** All that have been heard, for who begins without reading the texts of products. */
export function heardKana(): Iterable<string> {
  return writings.values();
}

function heard(text: string): string {
  const katakana = text.replaceAll(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + hiraganaToKatakana));
  return sounds.reduce((sound, [written, as]) => sound.replaceAll(written, as), katakana);
}
