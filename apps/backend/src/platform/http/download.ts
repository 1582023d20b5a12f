/** What a call answers that is asked for a file: it is sent as it comes, without an envelope. */
export class Download {
  /** Plain ASCII. */
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string>;

  constructor(name: string, type: string, content: AsyncIterable<string>) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}
