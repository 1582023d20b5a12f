import { Trans, useLingui } from "@lingui/react/macro";
import type { Notice, NoticeKind } from "@plaza/api-client";
import { formatTimeOfDay, useReader } from "@plaza/i18n";
import { imageSource, to, useOptionalLink } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { BellRing, Check, type IconNode, PackageCheck, Trash2, Truck, User, Wallet, Zap } from "lucide";
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
  const { kind, text, image, read, createdAt } = notice;
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
  const toProduct = useOptionalLink(to.product);
  const toOrder = useOptionalLink(to.order);
  const toProfile = useOptionalLink(to.profile);
  const way = about.type === "account" ? toProfile?.() : (about.type === "order" ? toOrder : toProduct)?.(about.id);
  if (way === undefined) return <span>{children}</span>;
  return (
    <Link {...way} className={look.link} onClick={onFollow}>
      {children}
    </Link>
  );
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
