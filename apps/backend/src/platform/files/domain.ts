import type { Domain } from "../domain/domain.ts";
import { forCustomers, postOnly } from "../http/call.ts";
import { forgetUploads } from "./forget-uploads.ts";
import { registerPrivateUploads } from "./serve-private.ts";
import { registerNoImage } from "./serve-uploads.ts";
import { registerUploads } from "./serve-uploads.ts";
import { forManagers } from "../http/desk-call.ts";
import { handleMarketplacePicture, handleUpload } from "./upload-calls.ts";
import { openUploadLinks } from "./upload-links.ts";
import { uploadMessages } from "./upload-messages.ts";
import { personalData } from "./personal-data.ts";

export const fileDomain = {
  name: "files",
  calls: {
    "file/formimage": postOnly(forCustomers(handleUpload)),
  },
  deskCalls: {
    "pictures/upload": forManagers("POST", handleMarketplacePicture),
  },
  messages: uploadMessages,
  jobs: [forgetUploads],
  open: ({ db }) => ({ services: { uploadLinks: openUploadLinks(db) }, close: async () => {} }),
  registerRoutes: (app, services) => {
    registerUploads(app, services);
    registerPrivateUploads(app, services);
    registerNoImage(app);
  },
  personalData,
} satisfies Domain;
