import { expect, test } from "vitest";
import { socketAddress } from "./run-conversation.ts";

test("the socket is the shop's own, and has no token in its address", () => {
  expect(socketAddress(3, "ja", { protocol: "https:", host: "shop.example" })).toBe(
    "wss://shop.example/pc/socket?type=user&client=5&shop_id=3&lang=ja",
  );
  expect(socketAddress(0, "en", { protocol: "http:", host: "127.0.0.1:3000" })).toBe(
    "ws://127.0.0.1:3000/pc/socket?type=user&client=5&shop_id=0&lang=en",
  );
});
