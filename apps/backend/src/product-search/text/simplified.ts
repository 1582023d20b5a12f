import { Converter } from "opencc-js";

const known = new Map<string, string>();
const convert = Converter({ from: "jp", to: "cn" });

/** A Han character as it is written in mainland China, so that 沙發 is 沙发, and 時計 and 钟表 share what they can. */
export function simplified(character: string): string {
  let result = known.get(character);
  if (result === undefined) known.set(character, (result = convert(character)));
  return result;
}
