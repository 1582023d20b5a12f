import { defineLibrary } from "@plaza/tooling/library";

export default defineLibrary({
  "address-rules": "src/address-rules.ts",
  "coupon-phase": "src/coupon-phase.ts",
  "device-cart": "src/device-cart.ts",
  "device-favourites": "src/device-favourites.ts",
  "password-rules": "src/password-rules.ts",
  "phone-number": "src/phone-number.ts",
  "place-names": "src/place-names.ts",
  "region-choice": "src/region-choice.ts",
  regions: "src/regions.ts",
  "variant-choice": "src/variant-choice.ts",
  "write-address": "src/write-address.ts",
  "written-address": "src/written-address.ts",
});
