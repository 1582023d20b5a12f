import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";
import { type Gender, genderNumber } from "./gender.ts";

export interface ProfileChange {
  readonly nickname: string;
  readonly gender: Gender;
}

/** Both at once: what is not to change is sent as it was. */
export const changeProfile = postCall("pc/changeUserInfo", {
  body: ({ nickname, gender }: ProfileChange) => ({ nickname, sex: genderNumber(gender) }),
  decode: nothing,
});
