import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["an IPv4 address", "93.184.215.14"],
  ["the one before a private block", "172.15.255.255"],
  ["the one behind a private block", "172.32.0.1"],
  ["the one behind shared address space", "100.128.0.1"],
  ["an IPv6 address", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
  ["a public IPv4 address mapped into IPv6", "::ffff:93.184.215.14"],
])("%s is public: %s", (_, address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["unspecified", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private, 10/8", "10.1.2.3"],
  ["private, 172.16/12", "172.31.255.255"],
  ["private, 192.168/16", "192.168.1.1"],
  ["carrier-grade NAT", "100.64.0.1"],
  ["loopback", "127.8.9.1"],
  ["link-local, with a cloud's metadata", "169.254.169.254"],
  ["protocol assignments", "192.0.0.1"],
  ["documentation 1", "192.0.2.1"],
  ["documentation 2", "198.51.100.1"],
  ["documentation 3", "203.0.113.1"],
  ["a 6to4 relay", "192.88.99.1"],
  ["benchmarks", "198.19.0.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified, IPv6", "::"],
  ["loopback, IPv6", "::1"],
  ["loopback in an IPv4-compatible address", "::7f00:1"],
  ["a public IPv4-compatible address", "::5db8:d70e"],
  ["loopback mapped into IPv6", "::ffff:127.0.0.1"],
  ["loopback mapped into IPv6, in hexadecimal", "::ffff:7f00:1"],
  ["a private address mapped into IPv6", "::ffff:10.0.0.1"],
  ["loopback translated by SIIT", "::ffff:0:7f00:1"],
  ["loopback behind NAT64", "64:ff9b::7f00:1"],
  ["a public address behind NAT64", "64:ff9b::5db8:d70e"],
  ["NAT64 of a network's own", "64:ff9b:1::7f00:1"],
  ["6to4 of loopback", "2002:7f00:1::"],
  ["6to4 of a public address", "2002:5db8:d70e::1"],
  ["Teredo", "2001::1"],
  ["benchmarks, IPv6", "2001:2::1"],
  ["documentation, IPv6", "2001:db8::1"],
  ["the newer documentation, IPv6", "3fff::1"],
  ["discarded", "100::1"],
  ["segment routing", "5f00::1"],
  ["unique local", "fc00::1"],
  ["unique local, locally assigned", "fd00::1"],
  ["link-local, IPv6", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["site-local", "fec0::1"],
  ["multicast, IPv6", "ff02::1"],
  ["a number", "2130706433"],
  ["an IPv4 address in parts of another base", "0x7f.1"],
  ["a name", "cdn.example"],
  ["nothing", ""],
])("%s is not public: %s", (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
