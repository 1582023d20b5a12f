import { useLingui } from "@lingui/react/macro";
import { Pause, Play } from "lucide";
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from "react";
import * as look from "./carousel.css.ts";
import { Icon } from "./icon.tsx";
import { useAutoPlay } from "./use-auto-play.ts";
import { useHydrated } from "./use-hydrated.ts";

export interface CarouselProps {
  /** What is shown here: "Offers". */
  readonly label: string;
  /** One child a slide, each with a link (so that the keyboard reaches it). The height is the slides' own. */
  readonly children: ReactNode;
  /** What each slide is about, in a word or two; an empty one is only counted. */
  readonly names?: readonly string[] | undefined;
  /** Milliseconds between two slides. */
  readonly interval?: number | undefined;
}

/** Without JavaScript the first slide stands there complete, and the others can be scrolled to. */
export function Carousel({ label, children, names, interval = 6000 }: CarouselProps): ReactElement {
  const { t } = useLingui();
  const slides = Children.toArray(children).filter(isValidElement);
  const total = slides.length;
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const hydrated = useHydrated();

  function show(index: number): void {
    const element = track.current;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element?.scrollTo({ left: index * element.clientWidth, behavior: still ? "instant" : "smooth" });
  }
  const { held, holders } = useAutoPlay({
    on: playing && total > 1,
    interval,
    current,
    advance: (from) => show((from + 1) % total),
  });

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + total) % total;
    show(next);
    event.currentTarget.parentElement?.querySelectorAll("button")[next]?.focus();
  }
  return (
    <section className={look.carousel} aria-roledescription={t`carousel`} aria-label={label} {...holders}>
      {total > 1 && (
        <div className={look.controls}>
          {slides.map(({ key }, index) => {
            const slide = index + 1;
            const name = names?.[index] ?? "";
            return (
              <button
                key={key}
                type="button"
                className={look.control}
                aria-label={name === "" ? t`Slide ${slide} of ${total}` : t`${name}, slide ${slide} of ${total}`}
                aria-current={index === current ? "true" : undefined}
                onClick={() => show(index)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <span className={look.line} />
                {name !== "" && <span className={look.name}>{name}</span>}
              </button>
            );
          })}
          <button
            type="button"
            className={`${look.control} ${look.pause}`}
            aria-label={playing ? t`Pause` : t`Play`}
            onClick={() => setPlaying(!playing)}
          >
            <Icon of={playing ? Pause : Play} size={14} />
          </button>
        </div>
      )}
      <ul
        ref={track}
        className={look.track}
        aria-live={playing && !held ? "off" : "polite"}
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} className={look.slide} inert={hydrated && index !== current}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
}
