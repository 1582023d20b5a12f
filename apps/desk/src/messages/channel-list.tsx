import { Trans, useLingui } from "@lingui/react/macro";
import { type MessageChannel, type MessageChannels, sendTestMail, sendTestSms } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { Tag } from "@plaza/ui-kit/tag";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { messagesRoute } from "../routes.ts";
import { about, connection } from "../shared/connection.css.ts";
import { mute, row, strong } from "../shared/page.css.ts";
import { NewestTestLine } from "../shared/test-outcome.tsx";
import { TestDialog } from "./test-dialog.tsx";

/** Each way to customers: whether it is there, what is to be done where it is not, and a test where it is. */
export function ChannelList({ channels }: { readonly channels: MessageChannels }): ReactElement {
  const { t } = useLingui();
  const { desk } = messagesRoute.useRouteContext();
  const [tested, setTested] = useState<"sms" | "mail" | null>(null);
  const { sms, mail, leadsToShop } = channels;
  return (
    <>
      <ul>
        <Channel
          channel={sms}
          name={t`Text messages`}
          testName={t`Test: text messages`}
          onTest={() => setTested("sms")}
        >
          {sms.state === "sends" && <Trans>Your gateway takes codes and notices for mobile numbers.</Trans>}
          {sms.state === "missing" && (
            <Trans>
              No code reaches a telephone. Set <code>SMS_WEBHOOK_URL</code> and <code>SMS_WEBHOOK_TOKEN</code> where the
              platform runs, and start it again.
            </Trans>
          )}
          {sms.state === "outbox" && <DemoOutbox />}
        </Channel>
        <Channel channel={mail} name={t`Emails`} testName={t`Test: emails`} onTest={() => setTested("mail")}>
          {mail.state === "sends" && <Trans>Your mail server takes codes and emails about orders.</Trans>}
          {mail.state === "missing" && (
            <Trans>
              Neither codes nor news about orders are sent by email. Set <code>SMTP_URL</code> and{" "}
              <code>MAIL_FROM</code> where the platform runs, and start it again.
            </Trans>
          )}
          {mail.state === "outbox" && <DemoOutbox />}
          {mail.state !== "missing" && !leadsToShop && (
            <>
              {" "}
              <Trans>
                Emails about orders have no link to the order: <code>PUBLIC_ORIGIN</code> is not set.
              </Trans>
            </>
          )}
        </Channel>
        <Registration channels={channels} />
      </ul>
      {tested === "sms" && (
        <TestDialog
          title={t`Send a test text message`}
          text={t`It brings the code 0000, which opens nothing. Your gateway may charge for it.`}
          label={t`Mobile number`}
          input={{ type: "tel", autoComplete: "off" }}
          missing={t`Please enter a mobile number`}
          field="mobile"
          send={(mobile) => sendTestSms(desk, { mobile })}
          onClose={() => setTested(null)}
        />
      )}
      {tested === "mail" && (
        <TestDialog
          title={t`Send a test email`}
          text={t`It says that emails of your marketplace arrive.`}
          label={t`Email address`}
          input={{ type: "email", autoComplete: "off" }}
          missing={t`Please enter an email address`}
          field="email"
          send={(email) => sendTestMail(desk, { email })}
          onClose={() => setTested(null)}
        />
      )}
    </>
  );
}

function DemoOutbox(): ReactElement {
  return (
    <Trans>
      This is a demo: nothing leaves this machine. <code>npm run --silent backend -- outbox</code> shows what would have
      been sent.
    </Trans>
  );
}

interface ChannelProps {
  readonly channel: MessageChannel;
  readonly name: string;
  readonly testName: string;
  readonly onTest: () => void;
  /** What it is good for, or what is missing. */
  readonly children: Elements;
}

function Channel({ channel: { state, test }, name, testName, onTest, children }: ChannelProps): ReactElement {
  return (
    <li className={connection}>
      <div className={about}>
        <div className={row}>
          <span className={strong}>{name}</span>
          {state === "sends" && (
            <Tag kind="success">
              <Trans context="channel">Set up</Trans>
            </Tag>
          )}
          {state === "outbox" && (
            <Tag kind="info">
              <Trans>Demo</Trans>
            </Tag>
          )}
          {state === "missing" && (
            <Tag kind="warning">
              <Trans context="channel">Not set up</Trans>
            </Tag>
          )}
        </div>
        <p className={mute}>{children}</p>
        {test !== null && <NewestTestLine test={test} what="message" />}
      </div>
      {state !== "missing" && (
        <Button size="small" aria-label={testName} onClick={onTest}>
          <Trans context="connection">Test</Trans>
        </Button>
      )}
    </li>
  );
}

/** What follows for new accounts. */
function Registration({ channels }: { readonly channels: MessageChannels }): ReactElement {
  const { registrationNeedsCode: needsCode, sms, mail } = channels;
  const isClosed = needsCode && sms.state === "missing";
  return (
    <li className={connection}>
      <div className={about}>
        <div className={row}>
          <span className={strong}>
            <Trans>New accounts</Trans>
          </span>
          {needsCode ? (
            <Tag kind={isClosed ? "warning" : "success"}>
              <Trans>With a code</Trans>
            </Tag>
          ) : (
            <Tag kind="info">
              <Trans>Without a code</Trans>
            </Tag>
          )}
        </div>
        <p className={mute}>
          {!needsCode && (
            <Trans>
              Customers register with a mobile number without a code. Whether the number is theirs, nobody has checked.
            </Trans>
          )}
          {needsCode && !isClosed && <Trans>Customers prove by a code that the mobile number is theirs.</Trans>}
          {isClosed && mail.state === "missing" && (
            <Trans>
              Nobody can register: a code is needed, and none can be sent. Set up one of the ways above, or let
              customers register without a code.
            </Trans>
          )}
          {isClosed && mail.state !== "missing" && (
            <Trans>
              Customers can register with an email address only: for a mobile number a code is needed, and none can be
              sent.
            </Trans>
          )}
        </p>
      </div>
      <Link to="/settings" search={{ list: "registration" }} className={textLink}>
        <Trans>To the setting</Trans>
      </Link>
    </li>
  );
}
