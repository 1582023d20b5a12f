/** The cart of somebody who is not logged in: it lies on the device until there is an account to put it into. */
export {
  addToDeviceCart,
  changeDeviceCartLine,
  emptyDeviceCart,
  readDeviceCart,
  removeFromDeviceCart,
  selectInDeviceCart,
  subscribeToDeviceCart,
} from "./device-cart/device-cart.ts";
export { type DeviceCartAddition, type DeviceCartLine, maxDeviceCartLines } from "./device-cart/device-cart-lines.ts";
