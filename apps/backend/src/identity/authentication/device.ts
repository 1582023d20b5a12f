/** The first that fits: most browsers also name those that they want to be taken for. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/MicroMessenger\//, "WeChat"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/**
 * What its owner recognises a device by, such as `Firefox, Windows`; "" where its browser says nothing known. Only names
 * of this list are ever kept, and no more of what a browser tells about its owner.
 */
export function deviceOf(userAgent: string): string {
  return [browsers, systems]
    .map((names) => names.find(([sign]) => sign.test(userAgent))?.[1])
    .filter((name) => name !== undefined)
    .join(", ");
}
