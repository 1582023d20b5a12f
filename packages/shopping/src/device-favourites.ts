/** What somebody who is not logged in has saved: it lies on the device until there is an account to put it into. */
export {
  type DeviceFavourites,
  type FavouriteKind,
  forgetDeviceFavourites,
  maxDeviceFavourites,
  noDeviceFavourites,
  readDeviceFavourites,
  setDeviceFavourite,
  subscribeToDeviceFavourites,
} from "./device-favourites/device-favourites.ts";
