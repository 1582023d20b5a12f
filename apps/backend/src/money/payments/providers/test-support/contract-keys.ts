import { generateKeyPairSync } from "node:crypto";

const [own, theirs] = [0, 1].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }));

/** The private key of a shop, and the public one of a company. */
export const privateKey = own?.privateKey.export({ type: "pkcs8", format: "pem" }).toString() ?? "";
export const publicKey = theirs?.publicKey.export({ type: "spki", format: "pem" }).toString() ?? "";

/** Of a curve, which no provider signs with. */
export const curve = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();

/** Made for this test, and valid for a hundred years. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIDRzCCAi+gAwIBAgIURvlJoBA4ElAlEO8+1S8Io06YS+8wDQYJKoZIhvcNAQEL
BQAwMjETMBEGA1UECgwKVGVucGF5LmNvbTEbMBkGA1UEAwwSVGVucGF5LmNvbSBS
b290IENBMCAXDTI2MTEyMTA4MTkzM1oYDzIxMjYxMDI4MDgxOTMzWjAyMRMwEQYD
VQQKDApUZW5wYXkuY29tMRswGQYDVQQDDBJUZW5wYXkuY29tIFJvb3QgQ0EwggEi
MA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCogKUBEiqCjWQrYAUwxIp0Vk9P
OTogRKaXrKFIGkqie4HMVJA7AAn7mCYCcmGGwq52+NfJZj5qaWrG1avZ1cFOuaup
c0AwCBAqQ+6RD7mngQh+6Hy7/c1htYzGPdg5EkmSmw71EvKC7ItSayhfuCnNqOH/
6t0o9y0bhqy9oN+5vGh9reGiWL42TuLx5tHo1JuUDWx9ezG6aK93KN8/69WY97GC
uhgokNBYpMkE/tokMWmHEvl8nmlQZRUnLgaUM9sSU81sZS5Y0ghmHA6xvmW12lum
2Q9wptJrJzuaKzKCVjgQ7L4D9j/vDt+CnqdZ0OiT0wRn7EBPtAqlxGB8dimJAgMB
AAGjUzBRMB0GA1UdDgQWBBRDMV/EUUfMHDO8xbJiA/xMQMXMkTAfBgNVHSMEGDAW
gBRDMV/EUUfMHDO8xbJiA/xMQMXMkTAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3
DQEBCwUAA4IBAQB8JPzrA16CO+huljsRIj2slQfEFDeesAowyJKvCLzH+uiLO0Hp
StG3EfhCKarHgseRqu8+Ehk+rHo1Ria+RJKmLI6j92E/k0+EW+bRWFSN+I89rVQv
6zyNcUEd4mm74RscSMKXMC3YBgi25m0VS14Bb5K85+IMfhEL2bl9LpV4xjCpDwBP
s7nRIggHiX55mKjTXuSHoYAh+ovffVHE5qOIsRLzTS96FXb33nBStKPB8t/bLEnV
L4nFitjhaK/GZnOGLZoTt3dzCX9Hs5WtnFvxsahFevAT6diOx5GfyG0ZLjFFtkS3
wQAMpMDSpSz3agNVDaFO5YvKGPt/Z/lNbybc
-----END CERTIFICATE-----`;
