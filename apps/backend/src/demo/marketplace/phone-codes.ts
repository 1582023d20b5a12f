import { createHash } from "node:crypto";
import sharp from "sharp";
import { encode, renderSVG } from "uqr";
import { isLoopback } from "../../platform/http/loopback.ts";
import { inEachLanguage, type Language, type Texts } from "../../platform/store/language.ts";

export interface PhoneCode {
  /** What a phone reads. */
  readonly text: string;
  /** It has a mark of the text, because another text is another image. */
  readonly path: string;
}

/** What a phone reads where no address leads to the shop: it shows text as it is. */
const noAddress: Texts = {
  en: "This demo has no public address, so a phone cannot open it.",
  zh: "此演示商城没有公开网址，手机无法打开。",
  ja: "公開アドレスのないデモのため、スマートフォンでは開けません。",
  ko: "공개 주소가 없는 데모라 휴대전화에서 열 수 없습니다.",
};

/** The codes that lead a phone to the shop, or say that none can: an address of this very machine is none for a phone. */
export function phoneCodes(shopOrigin: string | null): Readonly<Record<Language, PhoneCode>> {
  const isReachable = shopOrigin !== null && !isLoopback(new URL(shopOrigin).hostname);
  return inEachLanguage((language) => {
    const text = isReachable ? `${shopOrigin}/` : noAddress[language];
    const mark = createHash("sha256").update(text).digest("hex").slice(0, 12);
    return { text, path: `uploads/demo/codes/${mark}.webp` };
  });
}

const look = { ecc: "L", border: 2 } as const;

/** Of a module, in a code that is shown at 100: so each is as wide as the others, also on a fine screen. */
const pixels = 8;

export function codeImage(text: string): Promise<Buffer> {
  const side = encode(text, look).size * pixels;
  return sharp(Buffer.from(renderSVG(text, look)))
    .resize(side, side, { kernel: "nearest" })
    .webp({ lossless: true })
    .toBuffer();
}
