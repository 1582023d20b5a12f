// A chunk of its own, for the first hover, focus or press.
export { RangeSlider } from "@plaza/ui-kit/range-slider";
