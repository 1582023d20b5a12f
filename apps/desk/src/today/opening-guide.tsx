import { Trans, useLingui } from "@lingui/react/macro";
import type { OpeningStep, PlatformFigures } from "@plaza/api-client/desk";
import { Icon } from "@plaza/ui-kit/icon";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link, type LinkProps } from "@tanstack/react-router";
import { Circle, CircleCheck } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { mute, panel, panelTitle, strong } from "../shared/page.css.ts";
import { done, step as stepLook, steps as stepsLook } from "./opening-guide.css.ts";

type Steps = PlatformFigures["steps"];

/** What is missing before the first sale. Each line leads there and ticks itself; once all are done the guide is gone. */
export function OpeningGuide({ steps }: { readonly steps: Steps }): ReactElement | null {
  const { t } = useLingui();
  const texts = useStepTexts();
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  const total = steps.length;
  if (doneCount === total) return null;
  return (
    <section className={panel}>
      <h2 className={panelTitle}>
        <Trans>Ready to open</Trans>
      </h2>
      <p className={mute}>
        <Trans>
          {doneCount} of {total} steps to the first sale are done.
        </Trans>
      </p>
      <ol className={stepsLook}>
        {steps.map(({ step, isDone }) => {
          const { title, missing, link } = texts[step];
          return (
            <li key={step} className={isDone ? `${stepLook} ${done}` : stepLook}>
              <Icon of={isDone ? CircleCheck : Circle} size={20} />
              <div>
                {isDone ? (
                  <>
                    <span>{title}</span>
                    <span className={visuallyHidden}>{t({ message: "Done", context: "step" })}</span>
                  </>
                ) : (
                  <Link {...link} className={strong}>
                    {title}
                  </Link>
                )}
                {!isDone && <p className={mute}>{missing}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface StepTexts {
  readonly title: string;
  /** What is missing, and what follows from it. */
  readonly missing: ReactNode;
  readonly link: Pick<LinkProps, "to" | "search">;
}

function useStepTexts(): Readonly<Record<OpeningStep, StepTexts>> {
  const { t } = useLingui();
  return {
    name: {
      title: t`Name and look`,
      missing: t`The marketplace has no name of its own yet. Give it a name, a logo, and the languages that it speaks.`,
      link: { to: "/settings" },
    },
    payment: {
      title: t`Payment`,
      missing: t`Customers can pay with nothing but their balance. Bank transfer and cash on delivery need no contract: open them in the settings.`,
      link: { to: "/settings", search: { list: "payment" } },
    },
    messages: {
      title: t`Sending codes`,
      missing: t`Codes for new accounts cannot be sent. Configure a sender, or let customers register without codes.`,
      link: { to: "/messages" },
    },
    categories: {
      title: t`Categories and trades`,
      missing: (
        <Trans>
          Products need a category, and shops a trade. Begin with a starter set, or with your own.{" "}
          <Link to="/trades" className={textLink}>
            To the trades
          </Link>
        </Trans>
      ),
      link: { to: "/categories" },
    },
    policies: {
      title: t`Agreements`,
      missing: t`Nobody can register until the service agreement and the privacy policy are published.`,
      link: { to: "/policies" },
    },
    shop: {
      title: t`First shop`,
      missing: t`Nobody sells here yet. Make a shop, or invite a merchant by a link.`,
      link: { to: "/shops" },
    },
    open_shop: {
      title: t`Freight and opening`,
      missing: t`No shop is open. Its owner says what sending costs and where goods go back to, then opens it.`,
      link: { to: "/shops" },
    },
    products: {
      title: t`First product on the home page`,
      missing: t`Nothing is on sale: the home page says that the marketplace opens soon. The owner of a shop adds products by a file.`,
      link: { to: "/shops" },
    },
  };
}
