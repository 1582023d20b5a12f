/** Where the layout changes, and what the pointer can do. */
export const media = {
  phone: "(max-width: 767px)",
  tablet: "(min-width: 768px) and (max-width: 1023px)",
  smallDesktop: "(min-width: 1024px) and (max-width: 1279px)",
  desktop: "(min-width: 1280px)",
  belowSmallDesktop: "(max-width: 1023px)",
  belowDesktop: "(max-width: 1279px)",
  hover: "(hover: hover)",
  noHover: "(hover: none)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
};
