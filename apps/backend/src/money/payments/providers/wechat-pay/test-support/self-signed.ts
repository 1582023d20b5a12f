import { type KeyPairKeyObjectResult, sign } from "node:crypto";

const [sequence, set, integer, bitString, nothing, objectId, utf8, utcTime, version] = [
  0x30, 0x31, 0x02, 0x03, 0x05, 0x06, 0x0c, 0x17, 0xa0,
] as const;

/** Node reads certificates, but makes none. This is one of X.509 with no more than every certificate has, as PEM. */
export function selfSigned({ privateKey, publicKey }: KeyPairKeyObjectResult, serial: Buffer): string {
  const sha256WithRsa = der(sequence, der(objectId, Buffer.from("2a864886f70d01010b", "hex")), der(nothing));
  const commonName = der(objectId, Buffer.from("550403", "hex"));
  const name = der(sequence, der(set, der(sequence, commonName, der(utf8, Buffer.from("Tenpay.com Root CA")))));
  const validity = der(sequence, ...["200101000000Z", "491231235959Z"].map((at) => der(utcTime, Buffer.from(at))));
  const content = der(
    sequence,
    der(version, der(integer, Buffer.from([2]))),
    der(integer, serial),
    sha256WithRsa,
    name,
    validity,
    name,
    publicKey.export({ format: "der", type: "spki" }),
  );
  // No bit of the last byte is left out.
  const signature = der(bitString, Buffer.from([0]), sign("sha256", content, privateKey));
  const lines =
    der(sequence, content, sha256WithRsa, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

/** ASN.1, with the length in one byte or in as many as the first one says. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
