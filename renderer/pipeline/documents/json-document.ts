import { type Node, parseTree } from 'jsonc-parser'
import { asWritten } from './ascii-json'
import type { SourceDocument } from './document'
import { mayHoldComments, withoutComments } from './json-value'
import type { AsciiText } from './read-ascii'
import { blankByteOrderMark } from '../rules/syntax/byte-order-mark'

/** A JSON file that can be read again. */
export class JsonDocument implements SourceDocument {
  #text: string | undefined
  #ascii: AsciiText | undefined
  #tree: Node | undefined
  #parsed: unknown
  #value: unknown

  /**
   * @param text undefined where it was forgotten already
   * @param broken whether the text can't be read as JSON
   * @param read reads the text again after it was forgotten
   * @param ascii the same text as it is parsed quickest, in place of it
   * @param readQuickly reads it as it is parsed quickest, where that can be
   */
  constructor(
    readonly file: string,
    text: string | undefined,
    readonly broken = false,
    private readonly read = () => text ?? '',
    ascii?: AsciiText,
    private readonly readQuickly: () => AsciiText | undefined = () => undefined,
  ) {
    this.#text = text
    this.#ascii = ascii
  }

  get text(): string {
    return (this.#text ??= this.#ascii ? asWritten(this.#ascii.json) : this.read())
  }

  get hash(): string | undefined {
    return this.#ascii?.hash
  }

  get tree(): Node | undefined {
    return this.broken ? undefined : (this.#tree ??= parseTree(blankByteOrderMark(this.text)))
  }

  get value(): unknown {
    return this.broken ? undefined : (this.#value ??= this.withoutComments())
  }

  /**
   * What JSON.parse makes of the text.
   * @throws SyntaxError when the text is not JSON
   */
  get parsed(): unknown {
    return (this.#parsed ??= JSON.parse(this.json))
  }

  /** The text as it is parsed. */
  private get json(): string {
    if (this.#text === undefined) this.#ascii ??= this.readQuickly()
    return this.#ascii?.json ?? blankByteOrderMark(this.text)
  }

  private withoutComments(): unknown {
    return mayHoldComments(this.json) ? withoutComments(this.parsed) : this.parsed
  }

  forget(): void {
    this.#text = this.#ascii = this.#tree = this.#parsed = this.#value = undefined
  }
}
