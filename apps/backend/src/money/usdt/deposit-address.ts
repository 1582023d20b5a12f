import { ECDH } from "node:crypto";
import { HDKey, publicKeyToAddress } from "viem/accounts";

/**
 * Addresses of the children 0, 1, 2 … of an extended public key, as every wallet derives them. Their private keys are where
 * the operator keeps the private half, and not here.
 *
 * @throws {Error} for what is no extended public key
 */
export function depositAddresses(xpub: string): (index: number) => string {
  const parent = HDKey.fromExtendedKey(xpub);
  if (parent.privateKey !== null) throw new Error("It is a private key");
  return (index) => {
    const { publicKey } = parent.deriveChild(index);
    if (publicKey === null) throw new Error(`The key has no child ${index}`);
    const point = ECDH.convertKey(publicKey, "secp256k1", undefined, "hex", "uncompressed");
    return publicKeyToAddress(`0x${String(point)}`);
  };
}
