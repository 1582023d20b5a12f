import type { Domain } from "../domain/domain.ts";
import { registerNoImage } from "./serve-no-image.ts";
import { registerUploads } from "./serve-uploads.ts";

export const fileDomain = {
  name: "files",
  registerRoutes: (app, services) => {
    registerUploads(app, services);
    registerNoImage(app);
  },
} satisfies Domain;
