import { isIPv6 } from "node:net";

/** What of an address one subscriber has to themselves: an IPv4 address, or the 64 bits before the rest of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%", 1);
  if (!isIPv6(plain)) return address;
  const [before = "", after] = plain.toLowerCase().split("::", 2);
  const front = before === "" ? [] : before.split(":");
  const back = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => "0");
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
