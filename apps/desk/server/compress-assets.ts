import { compressAssets } from "@plaza/web-server/compress-assets";

await compressAssets(new URL("../dist/assets/", import.meta.url));
