import {
  type ImageToUpload,
  siteHasExtension,
  siteConfigurationQuery,
  type UploadedImage,
  uploadImage,
  type UploadPurpose,
} from "@plaza/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { rootRoute } from "../layout-routes.ts";
import { importOrReload } from "../lazy/chunk-failure.ts";

type UploadOptions = Omit<ImageToUpload, "file" | "purpose">;

/** For a field of uploads to spread. */
export interface Upload {
  readonly send: (file: File, options: UploadOptions) => Promise<UploadedImage>;
  readonly importOrReload: typeof importOrReload;
}

/**
 * Sends files, several at a time. Who calls it says what has failed; a session that is over leads to the login, as everywhere.
 * Without a connection a file fails at once, and can be sent again.
 */
export function useSendFiles<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  return useMutation({ networkMode: "always", meta: { quiet: true }, mutationFn: send }).mutateAsync;
}

/** Sends files as a field for uploads asks for it. */
export function useUpload(purpose: UploadPurpose): Upload {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const sendImage = useSendFiles((image: ImageToUpload) => uploadImage(api, image));
  return {
    send: async (file, { idempotencyKey = null, ...options }) => {
      const site = queryClient.getQueryData(siteConfigurationQuery(api).queryKey);
      const key = siteHasExtension(site, "idempotency") ? idempotencyKey : null;
      return sendImage({ file, purpose, idempotencyKey: key, ...options });
    },
    importOrReload,
  };
}
