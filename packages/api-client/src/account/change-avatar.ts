import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Takes the path of an upload for the purpose `avatar`. */
export const changeAvatar = postCall("user/setInfo", {
  body: (path: string) => ({ field: "avatar", value: path }),
  decode: nothing,
});
