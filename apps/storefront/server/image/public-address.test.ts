// @vitest-environment node
import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["93.184.215.14", "8.8.8.8", "172.32.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
  "the address %s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.8.9.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "cdn.example",
  "",
])("%j is no public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
