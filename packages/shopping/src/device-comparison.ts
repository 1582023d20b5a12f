/** The products that somebody has ticked to see side by side: they lie on the device, the same in all tabs and languages. */
export {
  type ComparedProduct,
  keepDeviceComparison,
  readDeviceComparison,
  renameDeviceCompared,
  setDeviceCompared,
  subscribeToDeviceComparison,
} from "./device-comparison/device-comparison.ts";
export { maxCompared } from "./device-comparison/max-compared.ts";
