const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Markers without a length: TEM, RST0 to RST7, SOI. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * How many scans a JPEG has. Nothing is decoded: segments are passed over by their length, and within a scan a marker is
 * the only 0xFF that no 0x00 follows. What stands behind the image's end, such as a film, is no part of it.
 */
export function countScans(content: Buffer): number {
  let scans = 0;
  let at = 2;
  for (;;) {
    at = content.indexOf(0xff, at);
    if (at === -1) return scans;
    while (content[at] === 0xff) at += 1;
    const marker = content[at];
    if (marker === undefined || marker === endOfImage) return scans;
    at += 1;
    if (marker === 0 || isAlone(marker)) continue;
    if (marker === startOfScan) scans += 1;
    if (at + 2 > content.length) return scans;
    at += content.readUInt16BE(at);
  }
}
