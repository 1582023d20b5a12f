import { defineLibrary } from "@plaza/tooling/library";

export default defineLibrary({
  "address-rules": "src/address-rules.ts",
  "device-cart": "src/device-cart.ts",
  "phone-number": "src/phone-number.ts",
  "region-choice": "src/region-choice.ts",
  regions: "src/regions.ts",
  "variant-choice": "src/variant-choice.ts",
});
