import { Trans, useLingui } from "@lingui/react/macro";
import type { Notice, NoticeKind } from "@plaza/api-client";
import { formatTimeOfDay, useReader } from "@plaza/i18n";
import { imageSource, to, useOptionalLink } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { BellRing, Check, type IconNode, Megaphone, PackageCheck, Trash2, Truck, User, Wallet, Zap } from "lucide";
import { type ReactElement, useId } from "react";
import { byDay, DayName } from "../shared/days.tsx";
import { kindNames } from "./notice-settings.tsx";
import { day, list } from "./notices-page.css.ts";
import * as look from "./notices-page.css.ts";

const icons: Readonly<Record<NoticeKind, IconNode>> = {
  price: BellRing,
  stock: PackageCheck,
  flash: Zap,
  order: Truck,
  refund: Wallet,
  account: User,
  news: Megaphone,
};

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onFollow: () => void;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** One notice. Its text leads to what it is about, and is read by then. */
function NoticeRow({ notice, onFollow, onRead, onDelete }: NoticeRowProps): ReactElement {
  const { i18n, t } = useLingui();
  const reader = useReader();
  const { kind, text, content, image, read, createdAt } = notice;
  return (
    <li className={read ? look.row : `${look.row} ${look.unread}`}>
      <span className={look.image}>
        {image === null ? (
          <Icon of={icons[kind]} size={22} />
        ) : (
          <img {...imageSource(image, 56)} sizes="56px" alt="" width={56} height={56} loading="lazy" />
        )}
      </span>
      <div className={look.body}>
        <p className={look.text}>
          {!read && (
            <span className={look.dot}>
              <span className={visuallyHidden}>
                <Trans context="a notice">Unread:</Trans>{" "}
              </span>
            </span>
          )}
          <Way about={notice.about} onFollow={() => !read && onFollow()}>
            {text}
          </Way>
        </p>
        {content !== null && <p className={look.about}>{content}</p>}
        <p className={look.meta}>{`${i18n._(kindNames[kind])} · ${formatTimeOfDay(createdAt, reader)}`}</p>
      </div>
      <div className={look.actions}>
        {!read && (
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={Check} size={16} />}
            aria-label={t`Mark as read: ${text}`}
            title={t`Mark as read`}
            onClick={({ currentTarget }) => {
              // The pressed button goes once the notice is read.
              currentTarget.closest("li")?.querySelector("a")?.focus();
              onRead();
            }}
          />
        )}
        <Button
          kind="quiet"
          size="small"
          icon={<Icon of={Trash2} size={16} />}
          aria-label={t`Delete: ${text}`}
          title={t({ message: "Delete", context: "notices" })}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

interface WayProps {
  readonly about: Notice["about"];
  readonly children: string;
  readonly onFollow: () => void;
}

function Way({ about, children, onFollow }: WayProps): ReactElement {
  const way = useWayTo(about);
  if (way === undefined) return <span>{children}</span>;
  return (
    <Link {...way} className={look.link} onClick={onFollow}>
      {children}
    </Link>
  );
}

/** Undefined where nothing is there to be looked at. */
function useWayTo({ type, id }: Notice["about"]) {
  const toProduct = useOptionalLink(to.product);
  const toOrder = useOptionalLink(to.order);
  const toProfile = useOptionalLink(to.profile);
  const toCategory = useOptionalLink(to.category);
  const toShop = useOptionalLink(to.shop);
  const toArea = useOptionalLink(to.specialArea);
  const toArticle = useOptionalLink(to.article);
  const toHelp = useOptionalLink(to.helpArticle);
  switch (type) {
    case "product":
      return toProduct?.(id);
    case "order":
      return toOrder?.(id);
    case "account":
      return toProfile?.();
    case "category":
      return toCategory?.({ id });
    case "shop":
      return toShop?.(id);
    case "area":
      return toArea?.({ id });
    case "news":
      return toArticle?.(id);
    case "help":
      return toHelp?.(id);
    case "nothing":
      return undefined;
    default:
      return type satisfies never;
  }
}

interface NoticeDaysProps {
  readonly notices: readonly Notice[];
  /** When they were fetched, epoch milliseconds. */
  readonly now: number;
  /** What it is about is looked at. */
  readonly onFollow: (id: number) => void;
  readonly onRead: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** Notices by the day on which they came, the newest first. */
export function NoticeDays({ notices, now, onFollow, onRead, onDelete }: NoticeDaysProps): ReactElement {
  const id = useId();
  return (
    <>
      {byDay(notices, now).map((each, index) => (
        <section key={each.at} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`} className={day}>
            <DayName day={each} now={now} />
          </h2>
          <ul className={list}>
            {each.items.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onFollow={() => onFollow(notice.id)}
                onRead={() => onRead(notice.id)}
                onDelete={() => onDelete(notice.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
