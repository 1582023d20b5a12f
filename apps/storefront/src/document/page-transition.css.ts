import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, keyframes } from "@vanilla-extract/css";

// The browser fades snapshots while the new page already answers to input; only the main part fades.
const fade = "160ms";
const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });
const active = ":root:active-view-transition-type(page)";

globalStyle(`${active} main`, { viewTransitionName: "page" });
globalStyle(`${active}::view-transition`, { pointerEvents: "none" });
globalStyle(`${active}::view-transition-old(root)`, { display: "none" });
globalStyle(`${active}::view-transition-new(root)`, { animation: "none" });
globalStyle(`${active}::view-transition-group(page)`, { animation: "none" });
globalStyle(`${active}::view-transition-old(page)`, {
  animation: `${disappear} ${fade} ${vars.motion.easeIn} forwards`,
});
globalStyle(`${active}::view-transition-new(page)`, {
  animation: `${appear} ${fade} ${fade} ${vars.motion.easeOut} backwards`,
});
