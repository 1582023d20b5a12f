import { Secret, TOTP } from "otpauth";

/** What an authenticator app that has the secret shows at that time. */
export function totpCode(secret: unknown, at: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(String(secret)), timestamp: at });
}
