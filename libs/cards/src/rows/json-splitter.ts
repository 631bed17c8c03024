/** What stands in a container that is taken apart. */
type Inside =
  /** A whole file: rows one after the other, or one document. */
  | 'file'
  /** A list of rows, or an object whose values are rows. */
  | 'rows'
  /** A document that wraps its rows, as MTGJSON, YGOPRODeck, the index of Grand Archive and fowsim do. */
  | 'document'
  /** `fow` in the document of fowsim. */
  | 'fow'
  /** `fow.clusters`. */
  | 'clusters';

interface Container {
  readonly inside: Inside;
  readonly keyed: boolean;
  /** The key of the value that comes next. */
  key: string | null;
}

/** A value that was cut out of a file: its JSON text as bytes. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** Whether it is a row or a cluster of fowsim, which holds the rows of several sets. */
  readonly kind: 'row' | 'cluster';
}

/** The text is no JSON in a way that leaves open where rows begin and end. */
export class BrokenJson extends Error {
  constructor(
    /** Bytes before the place. */
    readonly at: number,
    detail: string,
  ) {
    super(detail);
  }
}

/** The most that one row may have, in bytes: a set of AllPrintings.json with all its cards is one. */
const longestPiece = 64 * 1024 * 1024;
/** Wrapping keys are looked for among the keys of a file's first object; longer ones are none. */
const longestWrappingKey = 8;

const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash, colon, comma] = [code('"'), code('\\'), code(':'), code(',')];
const [openList, closeList, openObject, closeObject] = [code('['), code(']'), code('{'), code('}')];
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const opens = (byte: number): boolean => byte === openList || byte === openObject;
const closes = (byte: number): boolean => byte === closeList || byte === closeObject;

/** Returns what stands in the value of a key, where that value is taken apart; null where it is cut out or left out. */
function insideOf(parent: Inside, key: string | null): Inside | null {
  if (parent === 'document') return key === 'data' ? 'rows' : key === 'fow' ? 'fow' : null;
  if (parent === 'fow') return key === 'clusters' ? 'clusters' : null;
  return null;
}

/**
 * Cuts the rows out of JSON that arrives in parts, and never holds more than one row: a list of rows, rows one after the other, or a document
 * that wraps them. It looks at brackets and quotes only; whoever parses a piece finds what is wrong in it.
 */
export class JsonSplitter {
  private readonly containers: Container[] = [{ inside: 'file', keyed: false, key: null }];
  /** Bytes of the piece so far; null between pieces. */
  private parts: Uint8Array[] | null = null;
  private pieceBytes = 0;
  /** Whether the value is left out: it is no row. */
  private leftOut = false;
  private depth = 0;
  private inText = false;
  private escaped = false;
  /** A number or a word such as `null` ends where something else begins. */
  private isWord = false;
  private isKey = false;
  /** The last text directly in an object of the file, as long as it may be a wrapping key. */
  private lastText: number[] = [];
  private afterKey = false;
  private at = 0;

  /**
   * Takes the next bytes, which nobody may overwrite afterwards.
   * @returns the pieces that ended in them
   * @throws {BrokenJson} where brackets don't fit, or one piece is larger than any row
   */
  push(chunk: Uint8Array): readonly Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index] as number;
      if (this.parts === null) {
        if (!this.between(byte)) continue;
        from = index;
      } else if (this.isWord && (isSpace(byte) || byte === comma || closes(byte))) {
        this.finish(chunk.subarray(from, index), pieces);
        this.between(byte);
        continue;
      }
      if (this.within(byte)) this.finish(chunk.subarray(from, index + 1), pieces);
    }
    if (this.parts !== null) this.keep(chunk.subarray(from));
    this.at += chunk.length;
    return pieces;
  }

  /** Says that the file has ended. @returns the last piece, which nothing followed @throws {BrokenJson} where it ends within a value */
  end(): readonly Piece[] {
    const pieces: Piece[] = [];
    if (this.parts !== null && this.isWord) this.finish(new Uint8Array(), pieces);
    if (this.parts !== null || this.containers.length > 1) throw new BrokenJson(this.at, 'The file ends within a value.');
    return pieces;
  }

  private get container(): Container {
    return this.containers[this.containers.length - 1] as Container;
  }

  /** Takes a byte between values. @returns whether a value begins with it */
  private between(byte: number): boolean {
    if (isSpace(byte) || byte === comma || byte === colon) return false;
    if (closes(byte)) {
      const { keyed } = this.container;
      if (this.containers.length === 1 || keyed !== (byte === closeObject)) throw new BrokenJson(this.at, 'A bracket closes nothing.');
      this.containers.pop();
      return false;
    }
    const { inside, keyed, key } = this.container;
    this.isKey = keyed && key === null;
    if (this.isKey && byte !== quote) throw new BrokenJson(this.at, 'A key of an object is no text.');
    const next = this.isKey || !opens(byte) ? null : inside === 'file' && byte === openList ? 'rows' : insideOf(inside, key);
    if (next !== null) {
      this.descend(next, byte === openObject);
      return false;
    }
    this.leftOut = !this.isKey && (inside === 'document' || inside === 'fow');
    this.parts = [];
    this.pieceBytes = 0;
    this.depth = 0;
    this.inText = false;
    this.isWord = !opens(byte) && byte !== quote;
    this.afterKey = false;
    return true;
  }

  private descend(inside: Inside, keyed: boolean): void {
    this.container.key = null;
    this.containers.push({ inside, keyed, key: null });
    this.parts = null;
  }

  /** Takes a byte of a value. @returns whether the value ends with it */
  private within(byte: number): boolean {
    if (this.inText) return this.withinText(byte);
    if (this.isWord || isSpace(byte)) return false;
    if (byte === quote) {
      this.inText = true;
      this.afterKey = false;
      this.lastText = [];
      return false;
    }
    if (this.depth === 1 && this.container.inside === 'file') {
      if (byte === colon) this.afterKey = true;
      else if (this.afterKey && opens(byte)) {
        const key = String.fromCharCode(...this.lastText);
        this.afterKey = false;
        const inside = insideOf('document', key);
        if (inside !== null) {
          // The object is no row: it wraps the rows.
          this.containers.push({ inside: 'document', keyed: true, key: null });
          this.descend(inside, byte === openObject);
          return false;
        }
      } else this.afterKey = false;
    }
    if (opens(byte)) this.depth += 1;
    else if (closes(byte)) {
      this.depth -= 1;
      return this.depth === 0;
    }
    return false;
  }

  private withinText(byte: number): boolean {
    if (this.escaped) this.escaped = false;
    else if (byte === backslash) this.escaped = true;
    else if (byte === quote) {
      this.inText = false;
      return this.depth === 0;
    }
    if (this.lastText.length <= longestWrappingKey) this.lastText.push(byte);
    return false;
  }

  private keep(bytes: Uint8Array): void {
    this.pieceBytes += bytes.length;
    if (this.pieceBytes > longestPiece) throw new BrokenJson(this.at, `One value has more than ${longestPiece} bytes: no row is as large.`);
    if (!this.leftOut) this.parts?.push(bytes);
  }

  private finish(bytes: Uint8Array, pieces: Piece[]): void {
    const { parts, container } = this;
    this.pieceBytes += bytes.length;
    this.parts = null;
    this.isWord = false;
    const whole = parts === null || parts.length === 0 ? bytes : Buffer.concat([...parts, bytes]);
    if (this.isKey) {
      container.key = Buffer.from(whole.subarray(1, -1)).toString('utf8');
      return;
    }
    container.key = null;
    if (!this.leftOut) pieces.push({ bytes: whole, kind: container.inside === 'clusters' ? 'cluster' : 'row' });
  }
}
