import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { media } from "./media.ts";

export { media } from "./media.ts";

/*
 * The look in values. The scales below stay in this file: components name the part that a value plays (`vars.color.brand`),
 * so that a part can change its colour without a search through every component.
 */
const red = {
  50: "#fff4f3",
  100: "#ffe6e4",
  200: "#ffccc9",
  300: "#fda19c",
  600: "#cd1f28",
  700: "#ab171f",
  800: "#85161b",
};
const ink = {
  0: "#ffffff",
  25: "#fbfaf7",
  50: "#f8f5f1",
  100: "#f1eee9",
  200: "#e5e1db",
  300: "#d5d0c8",
  400: "#aaa49b",
  450: "#938d85",
  500: "#736d66",
  600: "#5a544e",
  700: "#48413c",
  900: "#1d1815",
};
const green = { 50: "#eefbf2", 200: "#bce7ca", 600: "#217541" };
const amber = { 50: "#fff8e8", 200: "#f8dea8", 600: "#985b0b" };
const blue = { 50: "#f1f8ff", 200: "#c3defb", 600: "#256bb1" };
const gold = { 100: "#fbefd2", 500: "#e69a24", 700: "#895709" };

const latin =
  '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans"';

const values = {
  color: {
    surfacePage: ink[25],
    surfacePanel: ink[0],
    surfaceTint: ink[50],
    surfaceSunken: ink[100],
    surfaceInverse: ink[900],
    surfaceInverseHover: ink[700],
    surfaceOverlay: "rgb(29 24 21 / .48)",
    /** A button that lies on an image. */
    surfaceVeil: "rgb(255 255 255 / .92)",
    surfaceDisabled: ink[100],
    surfaceSelected: red[50],
    text: ink[900],
    textSoft: ink[600],
    /** Never on `surfaceSunken`: 4.4 : 1. */
    textMute: ink[500],
    /** Decoration only; the label of something disabled is `textOnDisabled`. */
    textDisabled: ink[400],
    textOnDisabled: ink[500],
    textOnBrand: ink[0],
    textOnInverse: ink[50],
    textOnInverseMute: "#b5aea6",
    textLink: ink[900],
    textBrand: red[600],
    price: ink[900],
    priceBetter: red[600],
    priceWas: ink[500],
    brand: red[600],
    brandHover: red[700],
    brandActive: red[800],
    brandTint: red[50],
    brandTintActive: red[100],
    brandLine: red[200],
    saving: red[100],
    savingText: red[800],
    line: ink[200],
    lineSoft: ink[100],
    lineStrong: ink[300],
    lineControl: ink[450],
    lineControlHover: ink[900],
    lineSelected: red[600],
    success: green[600],
    successTint: green[50],
    successLine: green[200],
    successOnInverse: "#8fdcab",
    warning: amber[600],
    warningTint: amber[50],
    warningLine: amber[200],
    danger: red[700],
    dangerTint: red[50],
    dangerLine: red[200],
    dangerOnInverse: red[300],
    info: blue[600],
    infoTint: blue[50],
    infoLine: blue[200],
    infoOnInverse: "#a9cff7",
    rating: gold[500],
    ratingText: gold[700],
    ratingTint: gold[100],
    ratingEmpty: ink[200],
    focusInner: ink[0],
    focusOuter: ink[900],
  },
  /** One a category: image backdrops, shop letters, avatars. `color.text` reads on any of them. */
  tone: {
    home: "#eec9a9",
    kitchen: "#f5c4b5",
    fashion: "#f5c1c9",
    beauty: "#f1c2d6",
    tech: "#b3d5f7",
    sports: "#b6ddbd",
    kids: "#a3dde4",
    food: "#e1cfa5",
    books: "#d3caf5",
    brand: "#ffbcaa",
  },
  font: {
    // The Korean cut of Noto stands last: it is the one with narrow Latin punctuation.
    sans: `${latin}, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK KR", "Noto Sans CJK SC", sans-serif`,
    display:
      'ui-serif, "Iowan Old Style", "Palatino Nova", "Palatino Linotype", "Source Serif 4", "Noto Serif", Georgia, "Noto Serif CJK KR", serif',
    mono: 'ui-monospace, "SF Mono", Consolas, "Noto Sans Mono", monospace',
  },
  size: {
    11: "11px",
    12: "12px",
    13: "13px",
    14: "14px",
    16: "16px",
    18: "18px",
    20: "20px",
    24: "24px",
    32: "32px",
    44: "44px",
  },
  lead: {
    11: "16px",
    12: "16px",
    13: "20px",
    14: "20px",
    16: "24px",
    18: "26px",
    20: "28px",
    24: "32px",
    32: "40px",
    44: "52px",
  },
  weight: { regular: "400", strong: "600", bold: "700" },
  track: { display: "-.012em", caps: ".06em" },
  space: {
    1: "4px",
    2: "8px",
    3: "12px",
    4: "16px",
    5: "20px",
    6: "24px",
    8: "32px",
    10: "40px",
    12: "48px",
    14: "56px",
    16: "64px",
    20: "80px",
  },
  /** 1 tag, 2 control, 3 image, 4 panel and dialog, 5 large art. An inner radius is the outer one minus the padding. */
  radius: { 1: "4px", 2: "8px", 3: "12px", 4: "16px", 5: "24px", full: "999px" },
  /** 1 at rest (rare), 2 floating rail and menu, 3 dialog, toast and fly-out. */
  shadow: {
    1: "0 1px 2px rgb(47 41 37 / .06), 0 1px 3px rgb(47 41 37 / .05)",
    2: "0 2px 6px rgb(47 41 37 / .06), 0 8px 24px rgb(47 41 37 / .08)",
    3: "0 4px 12px rgb(47 41 37 / .08), 0 20px 48px rgb(47 41 37 / .16)",
  },
  layer: { sticky: "10", rail: "20", menu: "30", dialog: "40", toast: "50", progress: "60" },
  motion: {
    fast: "120ms",
    normal: "200ms",
    slow: "320ms",
    easeOut: "cubic-bezier(.2, .8, .2, 1)",
    easeIn: "cubic-bezier(.5, 0, .9, .4)",
    easeMove: "cubic-bezier(.4, 0, .1, 1)",
  },
  /** 12 columns of 80 with gutters of 20 are 1180. */
  layout: {
    content: "1180px",
    contentText: "720px",
    column: "80px",
    gutter: "20px",
    gutterPhone: "16px",
    card: "220px",
    side: "160px",
    categories: "200px",
    categoriesHeight: "440px",
    dialog: "400px",
    dialogWide: "640px",
    chat: "380px",
    rail: "42px",
    barTop: "40px",
    barHeader: "88px",
    barNav: "48px",
    barTabs: "64px",
    controlSmall: "32px",
    control: "40px",
    controlLarge: "48px",
    touch: "44px",
  },
};

/** Custom properties have names that stay the same, so a page may override one on `:root`. */
export const vars = createGlobalThemeContract(values, (_value, path) => `plaza-${path.join("-")}`);
createGlobalTheme(":root", vars, values);

/** The one focus ring. Its ink half is an outline, which forced colours keep and a component's own shadow cannot hide. */
export const focusRing = {
  outline: `2px solid ${vars.color.focusOuter}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
};

const cjk = { [vars.lead[14]]: "22px", [vars.track.display]: "0", [vars.track.caps]: "0" };
globalStyle(":root:lang(zh)", {
  vars: {
    ...cjk,
    [vars.font.sans]:
      `${latin}, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif`,
    [vars.font.display]:
      '"Songti SC", "Noto Serif SC", "Source Han Serif SC", "Noto Serif CJK SC", "PingFang SC", "Microsoft YaHei", serif',
  },
});
globalStyle(":root:lang(ja)", {
  vars: {
    ...cjk,
    [vars.font.sans]:
      `${latin}, "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", Meiryo, "Noto Sans JP", "Noto Sans CJK JP", sans-serif`,
    [vars.font.display]: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif',
  },
});
globalStyle(":root:lang(ko)", {
  vars: {
    ...cjk,
    [vars.font.sans]:
      `${latin}, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif`,
    [vars.font.display]: 'AppleMyungjo, "Nanum Myeongjo", "Noto Serif KR", "Noto Serif CJK KR", "Malgun Gothic", serif',
  },
});
globalStyle(":root", {
  "@media": {
    [media.phone]: {
      vars: {
        [vars.size[24]]: "20px",
        [vars.lead[24]]: "28px",
        [vars.size[32]]: "26px",
        [vars.lead[32]]: "34px",
        [vars.size[44]]: "32px",
        [vars.lead[44]]: "40px",
        [vars.layout.controlSmall]: "44px",
        [vars.layout.control]: "44px",
        [vars.layout.barTop]: "44px",
      },
    },
    [media.reducedMotion]: {
      vars: { [vars.motion.fast]: "1ms", [vars.motion.normal]: "1ms", [vars.motion.slow]: "1ms" },
    },
    [media.forcedColors]: { vars: { [vars.color.focusInner]: "Canvas", [vars.color.focusOuter]: "Highlight" } },
  },
});
