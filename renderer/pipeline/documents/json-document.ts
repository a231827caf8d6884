import { type Node, parseTree } from 'jsonc-parser'
import type { SourceDocument } from './document'
import { mayHoldComments, withoutComments } from './json-value'
import { blankByteOrderMark } from '../rules/syntax/byte-order-mark'

/** A JSON file that can be read again. */
export class JsonDocument implements SourceDocument {
  #text: string | undefined
  #tree: Node | undefined
  #parsed: unknown
  #value: unknown

  /**
   * @param text undefined where it was forgotten already
   * @param broken whether the text can't be read as JSON
   * @param read reads the text again after it was forgotten
   */
  constructor(
    readonly file: string,
    text: string | undefined,
    readonly broken = false,
    private readonly read = () => text ?? '',
  ) {
    this.#text = text
  }

  get text(): string {
    return (this.#text ??= this.read())
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
    return (this.#parsed ??= JSON.parse(blankByteOrderMark(this.text)))
  }

  private withoutComments(): unknown {
    return mayHoldComments(this.text) ? withoutComments(this.parsed) : this.parsed
  }

  forget(): void {
    this.#text = this.#tree = this.#parsed = this.#value = undefined
  }
}
