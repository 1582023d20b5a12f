import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const screens = {
  reviews: msg`Review centre`,
  review: msg`Write a review`,
};

/** The title of a screen's document. */
export function reviewsTitle(i18n: I18n, screen: keyof typeof screens): string {
  return i18n._(screens[screen]);
}
