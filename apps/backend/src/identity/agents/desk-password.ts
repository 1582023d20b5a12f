import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";

const shortest = 8;

const longest = 64;

/** A password as it was typed. Keyboards write the same letter in one mark or in two, so that is made one. */
export function typedPassword(body: Query, parameter: string): string {
  return body.text(parameter).normalize("NFC");
}

/** What is known of whoever chooses a password, and nothing that anybody else could not guess. */
interface PasswordOwner {
  readonly account: string;
  /** Null: the platform's. */
  readonly shopName: string | null;
}

/**
 * A new password for the desk: 8 to 64 characters of any kind, and none that is guessed first.
 *
 * @throws {DomainError} that says what is wrong with it
 */
export function requiredDeskPassword(body: Query, field: string, { account, shopName }: PasswordOwner): string {
  const password = typedPassword(body, field);
  if (password === "") throw new DomainError("agentPasswordMissing", { field });
  const { length } = Array.from(password);
  if (length < shortest || length > longest) throw new DomainError("deskPasswordLength", { field });
  const isOwnName = [account, shopName ?? ""].some((name) => name !== "" && folded(name) === folded(password));
  if (isOwnName) throw new DomainError("deskPasswordName", { field });
  if (isCommonPassword(password)) throw new DomainError("deskPasswordCommon", { field });
  return password;
}

/** Without what makes no difference to who guesses: capitals, widths, and whatever is no letter or digit. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** What tries of an account's password are counted under; what can be no account is counted as one. */
export function loginAtDesk(account: string): string {
  return `desk ${/^[\w.@-]{1,64}$/.test(account) ? account.toLowerCase() : "?"}`;
}

/**
 * Of the passwords that published lists of stolen ones begin with, those of eight characters and more, in small letters.
 * Sequences, keyboard rows and repetitions are not listed: see {@link isCommonPassword}.
 */
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort password! password1!
  iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball
  superman superman1 batman123 spiderman charlie1 jennifer jordan23 michael1 michelle computer computer1 internet
  starwars starwars1 trustno1 whatever whatever1 welcome1 welcome12 welcome123 letmein1 letmein123 admin123 admin1234
  admin12345 administrator administrator1 admin2023 admin2024 admin2025 admin2026 root1234 test1234 testtest test12345
  testing1 testing123 guest123 user1234 user12345 demo1234 changeme changeme1 changeme123 default1 secret123 master123
  dragon123 monkey123 shadow123 mustang1 corvette mercedes ferrari1 liverpool liverpool1 chelsea1 arsenal1 barcelona
  manchester samsung1 samsung123 google123 facebook facebook1 linkedin linkedin1 microsoft windows1 windows10 pokemon1
  pokemon123 minecraft minecraft1 blink182 metallica metallica1 elizabeth jonathan christopher alexander alexandra
  veronica victoria victoria1 patricia stephanie samantha danielle nicholas benjamin birthday christmas december
  november september february chocolate chocolate1 butterfly butterfly1 strawberry pineapple cookie123 babygirl
  babygirl1 lovelove loveyou1 ihateyou mylove123 sweetheart beautiful beautiful1 friends1 friendship forever1 freedom1
  jesus123 godisgood blessed1 angel123 lucky123 hello123 hello1234 helloworld qwerty12 qwerty123 qwerty1234 qwerty12345
  qwer1234 qwert123 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx zaq1zaq1 1qazxsw2 qazwsx123 qazwsxedc
  qweasdzxc asdf1234 asdfasdf zxcv1234 abcd1234 abc12345 abc123456 abcdefg1 a1234567 a12345678 a123456789 aa123456
  aa12345678 aaa12345 qq123456 qq123456789 woaini123 woaini520 woaini1314 5201314520 zhang123 wang1234 li123456
  asd123456 zxc123456 qwe123456 mima1234 1234qwer 123qwe123 123qweasd 123456abc 123456aa 12345678a 123456789a
  1234567890a 12344321 12345679 123123123 123321123 147258369 159357456 741852963 789456123 987654321 11223344
  1122334455 88888888 66668888 00000000 19901010 20002000 31415926 password01 password02 password2 p455w0rd pa55word
  pa55w0rd qwertyui qwertyuiop asdfghjkl zxcvbnm1 sakura123 doraemon tokyo123 korea123 taiwan123 china123 beijing1
  merchant merchant1 merchant123 business business1 shopping shopping1 shop1234 store123 plaza123 plaza1234 plaza2026`.split(
    /\s+/,
  ),
);

/** In whose order characters are no secret; each also backwards. */
const rows = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

const sequences = rows.flatMap((row) => [row, Array.from(row).toReversed().join("")]);

/** Whether a password is among those that are guessed first: a listed one, a piece of a row, or a few characters repeated. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase().replaceAll(" ", "");
  const isRepeated = /^(.{1,4}?)\1+$/u.test(plain);
  return common.has(plain) || isRepeated || sequences.some((row) => row.includes(plain));
}
