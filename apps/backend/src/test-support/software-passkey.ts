import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { recordOf } from "./ask.ts";

/** A device with one passkey, which does as a browser does at an address. */
export interface SoftwarePasskey {
  /** What it answers to the options of a registration. */
  readonly register: (options: unknown) => object;
  /** What it answers to the options of a login. */
  readonly logIn: (options: unknown) => object;
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest();

/** @param origin where the browser is */
export function softwarePasskey(origin: string): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  const coordinate = (name: "x" | "y") =>
    new Uint8Array(Buffer.from(String(publicKey.export({ format: "jwk" })[name]), "base64url"));
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate("x")],
    [-3, coordinate("y")],
  ]);
  const clientData = (type: string, options: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge: recordOf(options)["challenge"], origin, crossOrigin: false }));
  const authenticatorData = (flags: number, more: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };
  const answer = (response: Readonly<Record<string, unknown>>) => {
    const credentialId = id.toString("base64url");
    return { id: credentialId, rawId: credentialId, type: "public-key", clientExtensionResults: {}, response };
  };
  return {
    register: (options) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.from(isoCBOR.encode(coseKey as Parameters<typeof isoCBOR.encode>[0]));
      const authData = authenticatorData(0x41, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
        attestationObject: Buffer.from(attestationObject).toString("base64url"),
        transports: ["internal"],
      });
    },
    logIn: (options) => {
      const data = clientData("webauthn.get", options);
      const authData = authenticatorData(0x01, Buffer.alloc(0));
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey).toString("base64url"),
      });
    },
  };
}
