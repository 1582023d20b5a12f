import { compressAssets } from "@plaza/web-server/compress-assets";

await compressAssets(new URL("../dist/client/assets/", import.meta.url));
