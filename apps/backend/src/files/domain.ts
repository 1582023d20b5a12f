import type { Domain } from "../domain/domain.ts";
import { registerUploads } from "./serve-uploads.ts";

export const fileDomain = {
  name: "files",
  registerRoutes: (app, { uploads }) => registerUploads(app, uploads),
} satisfies Domain;
